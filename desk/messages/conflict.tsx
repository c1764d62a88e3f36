import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import type { MessageFile } from '#server/store/messages.ts'
import { PostForm } from '#desk/parts/post-form.tsx'
import { Timeline } from './timeline.tsx'

interface ConflictProps {
  present: MessageFile
  /** The version that this person saw; newer acts are shown beside the typed text. */
  seen: number
  /** The form's address and fields. */
  action: string
  fields: Record<string, string>
  /** The field whose text can be changed, if there is one. */
  text?: { name: string; label: string; value: string } | undefined
}

/**
 * Shown when two persons changed a message: the other person's changes beside what this person wanted to do. This
 * person decides.
 */
export function Conflict({ present, seen, action, fields, text }: ConflictProps) {
  const { id, version } = present.message
  const news = newsOf(present, seen)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose">
        Outra pessoa mexeu nesta mensagem enquanto ela estava aberta aqui. Nada seu se perdeu, e nada foi gravado ainda:
        compare e decida.
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <section className="grid content-start gap-3" aria-label="O que há agora">
          <h2 className="text-lead font-semibold">O que há agora</h2>
          <Timeline file={news} />
        </section>
        <section className="grid content-start gap-3" aria-label="O seu">
          <h2 className="text-lead font-semibold">O seu</h2>
          <PostForm action={action} className="grid justify-items-start gap-4">
            <input type="hidden" name="versao" value={version} />
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {text && (
              <TextAreaField
                label={text.label}
                name={text.name}
                rows={9}
                defaultValue={text.value}
                className="w-full"
              />
            )}
            <span className="flex flex-wrap gap-3">
              <Button type="submit" look="primary">
                Gravar o meu também
              </Button>
              <a href={`/mensagens/${id}`} className={buttonClass({})}>
                Deixar como está
              </a>
            </span>
          </PostForm>
        </section>
      </div>
    </div>
  )
}

/**
 * What was done since a version. Answers and notes have no version, but each has its act in the history, in the same
 * order.
 */
function newsOf(present: MessageFile, seen: number): MessageFile {
  const history = present.history.filter(({ version }) => version > seen)
  const latest = <Row,>(rows: Row[], of: 'answer' | 'note') =>
    rows.slice(rows.length - history.filter(({ act }) => act === of).length)
  return { ...present, history, answers: latest(present.answers, 'answer'), notes: latest(present.notes, 'note') }
}
