import { brazilianDay } from '#domain/proposal/brazilian-day.ts'
import { changesBetween } from '#domain/proposal/changes.ts'
import { revisionLetter } from '#domain/proposal/proposal-number.ts'
import { lossReasons } from '#domain/proposal/proposal-state.ts'
import { Moment } from '#desk/parts/moment.tsx'
import type { ProposalView } from './proposal-view.ts'

/** The names of acts on a proposal, by their stored keys. */
const actionNames: Record<string, string> = {
  make: 'começou a proposta',
  save: 'salvou',
  undo: 'desfez a última mudança',
  send: 'enviou',
  answer: 'anotou que o cliente respondeu',
  revise: 'abriu uma revisão',
  accept: 'marcou como aceita',
  lose: 'marcou como perdida',
  reopen: 'reabriu',
  remind: 'pôs ou tirou o lembrete',
  mail: 'enviou por e-mail com o documento',
  link: 'fez um link para o cliente, que abre até o dia',
  'link-revoked': 'retirou um link',
  'link-accept': 'aceitou',
  'link-ask': 'perguntou ou pediu uma mudança',
}

/** The sent revisions, each with its changes since the one before, and the history. */
export function ProposalHistory({ view: { file } }: { view: ProposalView }) {
  const { revisions, history, proposal } = file
  return (
    <div className="grid gap-6 border-t border-rule pt-6">
      {revisions.length > 0 && (
        <section aria-label="Revisões enviadas" className="grid gap-3 text-small">
          <h2 className="text-lead font-semibold">Revisões enviadas</h2>
          <ol className="grid gap-3">
            {revisions.map(({ revision, at, person, content }, index) => {
              const previous = revisions[index - 1]
              return (
                <li key={`${revision} ${at}`}>
                  <a
                    href={`/propostas/${proposal.id}.pdf?revisao=${revision}`}
                    download
                    className="inline-flex min-h-6 items-center font-medium text-petrol-deep underline underline-offset-4 touch:min-h-11"
                  >
                    Revisão {revisionLetter(revision)}
                  </a>{' '}
                  <span className="text-muted">
                    <Moment at={at} />, {person}
                  </span>
                  {previous && <Changes changes={changesBetween(previous.content, content)} />}
                </li>
              )
            })}
          </ol>
        </section>
      )}
      <ol aria-label="Histórico" className="grid gap-1 text-label text-muted">
        {history.map(({ at, person, act, detail }) => (
          <li key={`${at} ${act}`}>
            <Moment at={at} /> · {person} {actionNames[act] ?? act}
            {detail !== null && `: ${detailText(detail)}`}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <p className="text-muted">Sem mudanças.</p>
  return (
    <ul className="list-disc pl-6">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}

/** The detail of an act: a day, or why a proposal was lost. */
function detailText(detail: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(detail)) return brazilianDay(detail)
  return Object.entries(lossReasons).find(([key]) => key === detail)?.[1] ?? detail
}
