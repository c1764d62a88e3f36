import { MessageCircle } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeLabel, CopyableCode } from '#app/ui/code-label.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Segmented } from '#app/ui/form/segmented.tsx'
import { SpecTable } from '#app/ui/blocks/spec-table.tsx'
import { showToast } from '#app/ui/toast.ts'

const looks = ['whatsapp', 'primary', 'quiet', 'plain', 'danger'] as const
const sizes = ['inline', 'small', 'medium', 'large'] as const
const tones = ['neutral', 'good', 'brand', 'signal'] as const

/** Shows every part in every state, in both colour schemes. Development only. */
export default function UiGalleryRoute() {
  return (
    <>
      <Sheet />
      <div data-sheet="dark" className="bg-paper text-ink">
        <Sheet />
      </div>
    </>
  )
}

function Sheet() {
  return (
    <div className="page-width grid gap-10 py-10">
      <Part name="Botões">
        {looks.map((look) => (
          <p key={look} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} look={look} size={size}>
                <Icon node={MessageCircle} size={17} />
                {look} {size}
              </Button>
            ))}
            <Button look={look} disabled>
              disabled
            </Button>
          </p>
        ))}
      </Part>
      <Part name="Etiquetas e selos">
        <p className="flex flex-wrap items-center gap-3">
          <CodeLabel code="C5VGA2" />
          <CopyableCode code="EID101" />
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
      </Part>
      <Part name="Campos">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Nome" hint="Como está no crachá" defaultValue="Ana" />
          <TextField label="E-mail" isOptional error="Email inválido" defaultValue="ana@" />
          <SelectField label="Assunto">
            <option>Orçamento</option>
          </SelectField>
          <TextAreaField label="Mensagem" rows={3} disabled defaultValue="Desabilitado" />
        </div>
      </Part>
      <Choices />
      <Overlays />
      <Part name="Tabela, trilha e imagem">
        <SpecTable
          rows={[
            { name: 'Conector', value: 'Retangular' },
            { name: 'Vias', value: '5' },
          ]}
        />
        <Breadcrumb crumbs={[{ label: 'Catálogo', to: '/acessorios-componentes' }, { label: 'Cabo' }]} />
        <div className="w-48">
          <Picture src="/nao-existe.svg" alt="" />
        </div>
      </Part>
    </div>
  )
}

function Choices() {
  const [value, setValue] = useState<string>()
  const options = [
    { value: '3', label: '3 vias' },
    { value: '5', label: '5 vias' },
  ]
  return (
    <Part name="Escolha">
      <Segmented
        legend="Vias de ECG"
        isRequired
        options={options}
        value={value}
        onToggle={(next) => setValue(next === value ? undefined : next)}
      />
    </Part>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'centre' | 'right' | 'wide'>()
  return (
    <Part name="Diálogo, gaveta e aviso">
      <p className="flex flex-wrap gap-3">
        {(['centre', 'right', 'wide'] as const).map((placement) => (
          <Button key={placement} onClick={() => setOpen(placement)}>
            {placement}
          </Button>
        ))}
        <Button onClick={() => showToast('Produto adicionado!', { text: 'Cabo foi adicionado ao carrinho.' })}>
          Aviso
        </Button>
        <Button onClick={() => showToast('Erro', { text: 'Tente novamente.', tone: 'destructive' })}>
          Aviso de erro
        </Button>
      </p>
      <Dialog
        isOpen={open !== undefined}
        placement={open ?? 'centre'}
        title="Título"
        onClose={() => setOpen(undefined)}
        footer="Rodapé"
      >
        Conteúdo
      </Dialog>
    </Part>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-rule pt-4">
      <h2 className="text-lead">{name}</h2>
      {children}
    </section>
  )
}
