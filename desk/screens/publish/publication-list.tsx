import { Moment } from '#desk/screens/parts/moment.tsx'
import { Cell, Row, Table } from '#desk/screens/parts/table.tsx'
import type { Publication } from '#server/store/publications.ts'
import { draftAddress } from './publish-address.ts'

const shownSentences = 5

/** The publications, newest first. */
export function PublicationList({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return <p className="text-small text-muted">Nada foi publicado pela mesa ainda.</p>
  return (
    <Table caption="Publicações" headings={['Quando', 'Quem', 'O quê', 'Mudanças', 'Como terminou']}>
      {publications.map((publication) => (
        <Row key={publication.id} isQuiet={publication.state === 'failed'}>
          <Cell label="Quando">
            <Moment at={publication.at} />
          </Cell>
          <Cell label="Quem">{publication.person}</Cell>
          <Cell label="O quê">
            {publication.kind === 'back' && 'Volta: '}
            <a
              href={draftAddress(publication.draftId)}
              className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4 touch:min-h-11"
            >
              {publication.draftName}
            </a>
          </Cell>
          <Cell label="Mudanças">
            <Sentences changes={publication.changes} />
          </Cell>
          <Cell label="Como terminou">{endText(publication)}</Cell>
        </Row>
      ))}
    </Table>
  )
}

function Sentences({ changes }: Pick<Publication, 'changes'>) {
  const more = changes.length - shownSentences
  return (
    <>
      {changes.slice(0, shownSentences).map((sentence) => (
        <span key={sentence} className="block break-words">
          {sentence}
        </span>
      ))}
      {more > 0 && <span className="block text-muted">e mais {more}</span>}
    </>
  )
}

function endText({ state, kind, failure }: Publication): string {
  if (state === 'done') return kind === 'publish' ? 'publicado' : 'voltou'
  if (state !== 'failed') return 'em andamento'
  return failure?.reason === 'conflict' ? 'não: arquivos mudados no servidor' : 'não foi publicado'
}
