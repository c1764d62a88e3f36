import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { Lesson } from '#domain/search/teaching/lesson.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { termAddress } from './search-address.ts'
import type { LessonView, NamedChange } from './search-view.ts'

const maximumListed = 10

/** The effect of a lesson, before it is stored. */
export function LessonPage({ view }: { view: LessonView }) {
  const { term, lesson, fields, own, worse, others, judged, strangers } = view
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-lead">{lessonText(lesson)}</p>
      <Change change={{ text: term, ...own }} />
      {own.before.length > 0 && own.after.length === 0 && (
        <Warning>Isto tiraria todas as respostas de “{term}”.</Warning>
      )}
      {own.before.join() === own.after.join() && (
        <p className="font-medium">As primeiras respostas de “{term}” não mudariam.</p>
      )}
      {strangers.length > 0 && (
        <Warning>
          O catálogo não tem {strangers.map((word) => `“${word}”`).join(' nem ')}: isso não acharia nada.
        </Warning>
      )}
      {worse.length > 0 && (
        <>
          <Warning>
            {worse.length === 1 ? 'Isto mudaria 1 resposta boa' : `Isto mudaria ${worse.length} respostas boas`}: o
            produto deixaria de estar entre os três primeiros da busca pelo próprio nome.
          </Warning>
          <Changes changes={worse} />
        </>
      )}
      {others.length > 0 && (
        <>
          <p>
            {others.length === 1
              ? 'Outra busca responderia diferente:'
              : `Outras ${others.length} buscas responderiam diferente:`}
          </p>
          <Changes changes={others} />
        </>
      )}
      <p className="text-small text-muted">{judgedText(judged, worse.length + others.length)}</p>
      <PostForm action="/procuras/ensinar" className="flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="primary">
          Guardar no rascunho
        </Button>
        <a href={termAddress(term)} className={buttonClass({})}>
          Voltar sem guardar
        </a>
      </PostForm>
    </div>
  )
}

function lessonText(lesson: Lesson): string {
  return lesson.kind === 'synonym'
    ? `“${lesson.word}” passaria a querer dizer também ${lesson.equivalents.map((word) => `“${word}”`).join(', ')}.`
    : `“${lesson.phrase}” passaria a levar a ${productTypeLabel[lesson.productType]}.`
}

function judgedText(judged: number, changed: number): string {
  const what = 'com palavras parecidas, entre os nomes de produtos e os termos procurados no último ano'
  if (judged === 0) return `Nenhuma outra busca ${what}.`
  const told = judged === 1 ? '1 outra busca julgada' : `${judged} outras buscas julgadas`
  return `${told}, ${what}.${changed === 0 ? ' Nenhuma muda.' : ''}`
}

function Changes({ changes }: { changes: readonly NamedChange[] }) {
  return (
    <>
      <ul className="grid gap-3">
        {changes.slice(0, maximumListed).map((change) => (
          <li key={change.text}>
            <Change change={change} />
          </li>
        ))}
      </ul>
      {changes.length > maximumListed && (
        <p className="text-small text-muted">E mais {changes.length - maximumListed}.</p>
      )}
    </>
  )
}

function Change({ change: { text, before, after } }: { change: NamedChange }) {
  return (
    <div className="grid gap-2 border-t border-rule pt-3 text-small">
      <p className="font-medium">“{text}”</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Names title="Hoje acha" names={before} />
        <Names title="Passaria a achar" names={after} />
      </div>
    </div>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-label text-muted">{title}</p>
      {names.length === 0 ? (
        <p>nada</p>
      ) : (
        <ol className="grid gap-0.5">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 font-medium text-signal">
      <Icon node={TriangleAlert} size={18} className="mt-1 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
