import { Bookmark, BookmarkCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AttentionNotice } from '#app/attention-notice.tsx'
import { storeOwnMachines, useOwnMachines } from '#app/own-machines.ts'
import { useSite } from '#app/site.tsx'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FaceSymbols } from '#app/ui/connector-face.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QrDrawing } from '#app/ui/picture/qr-drawing.tsx'
import { showFailure } from '#app/ui/toast.ts'
import type { ModelPage as ModelData } from '#domain/compatibility/page-data.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { joinMachines, maximumMachines, type SavedMachine } from '#domain/saved/machines.ts'
import { counted } from '#domain/text/number-text.ts'
import type { QrPath } from '#domain/text/qr-path.ts'
import { type ChosenPart, PartsForm, PartsTable } from './parts-form.tsx'

function SaveMachineButton({ machine }: { machine: SavedMachine }) {
  const { brand } = useSite()
  const ownMachines = useOwnMachines()
  const isStored = ownMachines.some(({ key }) => key === machine.key)

  function toggleSaved() {
    const { machines, withoutRoom } = isStored
      ? { machines: ownMachines.filter(({ key }) => key !== machine.key), withoutRoom: [] }
      : joinMachines(ownMachines, [machine])
    const title = 'O equipamento não foi salvo'
    if (withoutRoom.length > 0)
      showFailure(title, `Cabem ${maximumMachines} equipamentos. Remova um em “Minhas listas”.`)
    else if (!storeOwnMachines(brand.slug, machines))
      showFailure(title, 'O navegador está sem espaço ou não permite salvar dados.')
  }

  return (
    <>
      <Button size="small" className="needs-script" aria-pressed={isStored} onClick={toggleSaved}>
        <Icon node={isStored ? BookmarkCheck : Bookmark} size={17} />
        {isStored ? 'Salvo em meus equipamentos' : 'Salvar em meus equipamentos'}
      </Button>
      {isStored && (
        <ButtonLink look="plain" size="inline" to={paths.lists}>
          Ver meus equipamentos
        </ButtonLink>
      )}
    </>
  )
}

function PaperHead({ qr }: { qr: QrPath }) {
  const { brand } = useSite()
  return (
    <div className="supplier mt-2 hidden items-start justify-between gap-4 border-y border-ink py-2 text-small print:flex">
      <p>
        <strong>{brand.name}</strong> · CNPJ {brand.cnpj}
        <br />
        {brand.phone} · {brand.email.sales}
      </p>
      <QrDrawing code={qr} label="QR code desta página" className="w-[22mm] shrink-0" />
    </div>
  )
}

const linkClass = 'tap inline-block py-1 text-small underline underline-offset-4 hover:text-brand-deep'

export function ModelPage({ page, onAdd }: { page: ModelData; onAdd: (parts: readonly ChosenPart[]) => void }) {
  const { name, maker, citedParts, brandParts, universalTypes } = page
  return (
    <div className="page-width page-top print:py-0">
      <Breadcrumb
        isAboveHeading
        crumbs={[
          { label: tools.machines.name, to: paths.compatibility },
          { label: maker.name, to: maker.path },
          { label: name },
        ]}
      />
      <FaceSymbols symbols={page.symbols} />
      <ModelHeader page={page} />
      <MachineInputs inputs={page.inputs} />
      <PaperHead qr={page.qr} />
      <AttentionNotice className="my-4 print:my-2" />
      <PartsForm page={page} onAdd={onAdd}>
        <Tier
          title="Compatíveis com este modelo, segundo a ficha"
          text={`A ficha destas peças cita ${name} pelo nome.`}
        >
          {citedParts.length > 0 ? (
            <PartsTable groups={citedParts} caption={`Peças compatíveis com ${name}`} />
          ) : (
            <p className="text-small">
              {page.note ?? 'Nenhuma ficha do catálogo cita este modelo ainda.'} Isso não quer dizer que não haja peça:{' '}
              <Link
                to={paths.identifyWith({ marca: maker.name, modelo: name })}
                className="underline underline-offset-4"
              >
                pergunte com foto do conector
              </Link>
              .
            </p>
          )}
        </Tier>
        {brandParts.length > 0 && (
          <Tier
            title={`Para ${maker.name}, modelo a confirmar`}
            text="São da mesma marca e do mesmo parâmetro, mas a ficha não cita este modelo. Marca não é módulo: confirme o conector e a tecnologia antes do pedido."
          >
            <PartsTable groups={brandParts} caption={`Peças para ${maker.name}, modelo a confirmar`} />
          </Tier>
        )}
      </PartsForm>
      <UniversalParts types={universalTypes} />
      <p className="no-print mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.identifyWith({ marca: maker.name, modelo: name })}>Não achei a peça</ButtonLink>
        <ButtonLink to={`${paths.glass}?modelo=${page.key}`}>Qual destes conectores é o seu?</ButtonLink>
      </p>
    </div>
  )
}

function UniversalParts({ types }: { types: ModelData['universalTypes'] }) {
  if (types.length === 0) return null
  return (
    <div className="mt-6">
      <Tier title="Universais, conforme o conector" text="O que decide é o conector, não a marca do equipamento.">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          {types.map(({ label, path, count }) => (
            <li key={path}>
              <Link to={path} className={linkClass}>
                {label} ({count})
              </Link>
            </li>
          ))}
        </ul>
      </Tier>
    </div>
  )
}

function ModelHeader({ page }: { page: ModelData }) {
  const { key, name, maker, machine, aliases, picture, product, twins } = page
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-x-8 print:block">
      <h1 className="text-head max-sm:col-span-2">Peças e acessórios para {name}</h1>
      <div className="grid content-start gap-2">
        <p className="text-small text-muted">
          {machine}
          {aliases && ` · também: ${aliases}`}
        </p>
        {twins.length > 0 && (
          <details className="no-print text-small">
            <summary className="py-1 touch:flex touch:min-h-11 touch:items-center">
              As mesmas peças são compatíveis com mais {counted(twins.length, 'modelo', 'modelos')}
            </summary>
            <p className="flex flex-wrap items-baseline gap-x-3">
              {twins.map((twin) => (
                <Link key={twin.path} to={twin.path} className={linkClass}>
                  {twin.name}
                </Link>
              ))}
            </p>
          </details>
        )}
      </div>
      <p className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-1 max-sm:col-span-2">
        {product && (
          <Link to={paths.product(product)} className={linkClass}>
            Ver o equipamento
          </Link>
        )}
        <SaveMachineButton machine={{ key, maker: maker.key, name }} />
      </p>
      <img
        src={picture.src}
        alt={picture.alt}
        width={480}
        height={360}
        className="w-full rounded border border-rule bg-sheet sm:col-start-2 sm:row-span-3 sm:row-start-1 print:hidden"
      />
    </header>
  )
}

function Tier({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-rule pt-4 print:mt-3 print:pt-2">
      <div className="mb-2 break-after-avoid">
        <h2 className="text-title">{title}</h2>
        <p className="max-w-prose text-small text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}

function MachineInputs({ inputs }: { inputs: ModelData['inputs'] }) {
  if (inputs.length === 0) return null
  const boxClass = 'grid min-h-11 content-center rounded border px-3 py-1 text-label leading-tight'
  return (
    <nav aria-label="Entradas do equipamento" className="mt-4 print:mt-2">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {inputs.map(({ name, technology, parts, to }) => {
          const note = to === undefined ? 'sem peça na lista' : counted(parts, 'peça', 'peças')
          const content = (
            <>
              <span className="text-small leading-tight font-medium">{name}</span>
              {[technology, note].filter(Boolean).join(' · ')}
            </>
          )
          return (
            <li key={name} className="grid">
              {to === undefined ? (
                <span className={`${boxClass} border-rule text-muted`}>{content}</span>
              ) : (
                <a href={to} className={`${boxClass} border-rule-strong bg-sheet hover:border-brand`}>
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
