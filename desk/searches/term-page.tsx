import { PackagePlus } from 'lucide'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { Options } from '#desk/parts/choice.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'
import { TimeTable } from './search-tables.tsx'
import type { TermView } from './search-view.ts'

/** The page of a term: how often it was searched for, what the site finds, and what can be done. */
export function TermPage({ view }: { view: TermView }) {
  return (
    <div className="grid max-w-3xl gap-8">
      <p>
        <a href="/procuras" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Todas as procuras
        </a>
      </p>
      <Answers view={view} />
      <Synonym view={view} />
      <Name view={view} />
      <section className="grid justify-items-start gap-3 border-t border-rule pt-5">
        <h2 className="text-lead font-semibold">Falta no catálogo?</h2>
        <a
          href={`/catalogo/novo?${new URLSearchParams({ nome: asName(view.term) }).toString()}`}
          className={buttonClass({})}
        >
          <Icon node={PackagePlus} size={18} /> Criar produto com este nome
        </a>
      </section>
      <section className="grid gap-3 border-t border-rule pt-5">
        <h2 className="text-lead font-semibold">Por semana</h2>
        <TimeTable rows={view.weeks} tab="semanas" />
      </section>
      <PostForm action="/procuras/esquecer" className="grid justify-items-start gap-2 border-t border-rule pt-5">
        <input type="hidden" name="termo" value={view.term} />
        <p className="max-w-prose text-small text-muted">
          Se o termo disser algo de uma pessoa, apague-o: todas as contagens dele somem daqui na hora, e das cópias
          quando vencerem.
        </p>
        <Button type="submit">Apagar este termo</Button>
      </PostForm>
    </div>
  )
}

/** A term with a capital, as the beginning of a product's name. */
const asName = (term: string) => term.charAt(0).toUpperCase() + term.slice(1)

function Answers({ view: { answers, found, href, unknown } }: { view: TermView }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">O que o site acha hoje</h2>
      {answers.length === 0 ? (
        <p>Nada.</p>
      ) : (
        <ol className="grid gap-1">
          {answers.map((answer) => (
            <li key={answer.href}>
              <a
                href={answer.href}
                className="inline-flex min-h-6 items-center underline underline-offset-4 touch:min-h-11"
              >
                {answer.name}
              </a>
            </li>
          ))}
        </ol>
      )}
      {found > answers.length && <p className="text-small text-muted">E mais {found - answers.length}.</p>}
      {unknown.length > 0 && (
        <p className="text-small">A busca não conhece: {unknown.map((word) => `“${word}”`).join(', ')}.</p>
      )}
      <p>
        <a href={href} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
          Ver no site
        </a>
      </p>
    </section>
  )
}

function Synonym({ view: { term, unknown } }: { view: TermView }) {
  const [first = ''] = term.split(' ')
  return (
    <form method="get" action="/procuras/ensinar" className="grid justify-items-start gap-3 border-t border-rule pt-5">
      <h2 className="text-lead font-semibold">Criar sinônimo</h2>
      <input type="hidden" name="termo" value={term} />
      <input type="hidden" name="ensino" value="sinonimo" />
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <TextField label="A palavra" name="palavra" defaultValue={unknown[0] ?? first} required maxLength={60} />
        <TextField
          label="quer dizer"
          name="equivale"
          required
          maxLength={60}
          hint="De uma a três palavras do catálogo, separadas por vírgula."
        />
      </div>
      <Button type="submit">Ver o que mudaria</Button>
    </form>
  )
}

function Name({ view: { term } }: { view: TermView }) {
  return (
    <form method="get" action="/procuras/ensinar" className="grid justify-items-start gap-3 border-t border-rule pt-5">
      <h2 className="text-lead font-semibold">Ensinar: leva a um tipo de peça</h2>
      <input type="hidden" name="termo" value={term} />
      <input type="hidden" name="ensino" value="peca" />
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <TextField
          label="A frase"
          name="frase"
          defaultValue={term}
          required
          maxLength={60}
          hint="Vale quando todas as palavras dela estão na busca."
        />
        <SelectField label="leva a" name="peca">
          <Options of={productTypeLabel} />
        </SelectField>
      </div>
      <Button type="submit">Ver o que mudaria</Button>
    </form>
  )
}
