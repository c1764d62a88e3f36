import { Button, buttonClass } from '#app/ui/button.tsx'
import type { ImportReport } from '#server/content/sheet/plan.ts'
import { withDraft } from '#desk/content/address.ts'
import { DraftBar, type DraftBarProps } from '#desk/content/draft-bar.tsx'
import { PostForm } from '#desk/parts/post-form.tsx'

export interface SheetPageProps {
  choice: DraftBarProps['choice']
  /** What a submitted sheet would change, and the sheet in base64. */
  report?: ImportReport
  sheet?: string
  /** Why the sheet cannot be imported. */
  problems?: readonly string[]
}

/** Exports the catalogue as a spreadsheet, and imports a changed one. */
export function SheetPage({ choice, report, sheet, problems }: SheetPageProps) {
  const draft = choice.draft?.id
  return (
    <div className="grid max-w-4xl gap-6">
      <DraftBar choice={choice} path="/catalogo/planilha" />
      <p className="flex flex-wrap items-center gap-3 text-small">
        <a href={withDraft('/catalogo/planilha.csv', draft)} className={buttonClass({})}>
          Baixar a planilha
        </a>
        Todos os produtos, como o rascunho os tem. Uma célula vazia ou uma coluna que falta não muda nada.
      </p>
      <p className="text-small text-muted">
        Serve também a planilha de produtos do Bling, do Tiny (Olist), do Omie ou uma sua: as colunas que não são daqui
        se explicam no passo seguinte, uma vez só.
      </p>
      <PostForm
        action={withDraft('/catalogo/planilha', draft)}
        encType="multipart/form-data"
        className="grid gap-3 rounded border border-rule p-4"
      >
        <label className="grid gap-1.5 text-small font-medium">
          Planilha em CSV ou .xlsx
          <input
            type="file"
            name="planilha"
            accept=".csv,.xlsx,text/csv"
            required
            className="min-h-11 w-full rounded border border-rule-strong bg-sheet px-3 py-2 text-small"
          />
        </label>
        <Button type="submit" name="ato" value="ver" className="justify-self-start">
          Ver o que muda
        </Button>
      </PostForm>
      {problems && (
        <section role="alert" aria-label="O que falta" className="grid gap-2 rounded border border-signal px-4 py-3">
          <h2 className="font-semibold">Nada foi guardado</h2>
          <SheetLines lines={problems} />
          {sheet !== undefined && (
            <PostForm action={withDraft('/catalogo/planilha', draft)}>
              <input type="hidden" name="linhas" value={sheet} />
              <input type="hidden" name="modo" value="colunas" />
              <Button type="submit" name="ato" value="colunas">
                Há códigos novos, ou é de outro sistema: dizer o que é cada coluna
              </Button>
            </PostForm>
          )}
        </section>
      )}
      {report && <Planned report={report} sheet={sheet ?? ''} action={withDraft('/catalogo/planilha', draft)} />}
    </div>
  )
}

function Planned({ report, sheet, action }: { report: ImportReport; sheet: string; action: string }) {
  const count = report.added.length + report.changed.length
  return (
    <section aria-label="O que muda" className="grid gap-3">
      <h2 className="text-lead font-semibold">
        {count === 0 ? 'Nada muda' : count === 1 ? '1 produto muda' : `${count} produtos mudam`}
      </h2>
      <SheetLines lines={[...report.lines, ...report.notes]} />
      {count > 0 && (
        <PostForm action={action}>
          <input type="hidden" name="linhas" value={sheet} />
          <Button type="submit" name="ato" value="aplicar" look="primary">
            Guardar no rascunho
          </Button>
        </PostForm>
      )}
    </section>
  )
}

export function SheetLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-small tabular-nums">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}
