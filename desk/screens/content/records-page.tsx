import { Plus, Search } from 'lucide'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { DraftBar, type DraftBarProps } from '#desk/screens/catalogue/draft-bar.tsx'
import { withDraft } from '#desk/screens/parts/with-draft.ts'
import { ListPages } from '#desk/screens/parts/list-pages.tsx'
import { kindAddress, newRecordAddress, recordAddress } from '#desk/screens/parts/content-address.ts'

export interface RecordsPageProps {
  kind: ContentKind
  choice: DraftBarProps['choice']
  search: string
  rows: readonly ListedRecord[]
  /** The number of records that the search found. */
  total: number
  page: number
  pages: number
}

export interface ListedRecord {
  key: string
  name: string
  owner: string | undefined
  isDrafted: boolean
}

/** The records of a kind by name, with a search. */
export function RecordsPage({ kind, choice, search, rows, total, page, pages }: RecordsPageProps) {
  const draft = choice.draft?.id
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-3">
        {kind.adding && (
          <a href={newRecordAddress(kind, draft)} className={buttonClass({ look: 'primary' })}>
            <Icon node={Plus} size={18} /> {kind.adding.title}
          </a>
        )}
        <a href={withDraft('/conteudo', draft)} className={buttonClass({ look: 'plain', size: 'inline' })}>
          Todo o conteúdo
        </a>
      </p>
      <DraftBar choice={choice} path={`/conteudo/${kind.name}`} />
      <form method="get" action={`/conteudo/${kind.name}`} className="flex flex-wrap items-end gap-2">
        {draft !== undefined && <input type="hidden" name="rascunho" value={draft} />}
        <TextField label="Buscar" name="busca" type="search" defaultValue={search} className="w-72 max-w-full" />
        <Button type="submit">
          <Icon node={Search} size={16} /> Buscar
        </Button>
      </form>
      <p className="text-label text-muted">{total === 1 ? '1 encontrado' : `${total} encontrados`}</p>
      <ul className="border-t border-rule">
        {rows.map(({ key, name, owner, isDrafted }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 border-b border-rule text-small">
            <a
              href={recordAddress(kind, key, draft)}
              className="inline-flex min-h-11 min-w-0 items-center font-medium text-petrol-deep underline underline-offset-4"
            >
              <span className="wrap-anywhere">{name}</span>
            </a>
            <span className="text-muted wrap-anywhere">{[owner, key].filter(Boolean).join(' / ')}</span>
            {isDrafted && <span className="text-label text-signal">no rascunho</span>}
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        pages={pages}
        addressOf={(number) =>
          kindAddress(kind, draft, [
            ['busca', search],
            ['pagina', String(number)],
          ])
        }
      />
    </div>
  )
}
