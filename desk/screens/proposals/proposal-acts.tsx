import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/field.tsx'
import { actsIn, lossReasons, type ProposalAct } from '#domain/proposal/proposal-state.ts'
import { PostForm } from '#desk/screens/parts/post-form.tsx'
import type { ProposalView } from './proposal-view.ts'

const names: Record<Exclude<ProposalAct, 'send' | 'lose'>, string> = {
  answer: 'O cliente respondeu',
  revise: 'Fazer uma revisão',
  accept: 'Aceita pelo cliente',
  reopen: 'Reabrir',
}

/**
 * Buttons for what happens to a proposal after it was sent (answered, accepted, lost …); the form itself has the button
 * that sends it.
 */
export function ProposalActs({ view: { file, canUndo } }: { view: ProposalView }) {
  const { id, version, state } = file.proposal
  const acts = actsIn(state)
  const shown = acts.filter((act) => act !== 'send' && act !== 'lose')
  return (
    <section
      aria-label="O que aconteceu com a proposta"
      className="flex flex-wrap items-end gap-4 border-t border-rule pt-6"
    >
      {shown.length > 0 && (
        <PostForm action={`/propostas/${id}/ato`} className="flex flex-wrap gap-3">
          <input type="hidden" name="versao" value={version} />
          {shown.map((act) => (
            <Button key={act} type="submit" name="ato" value={act} look={act === 'accept' ? 'primary' : 'quiet'}>
              {names[act]}
            </Button>
          ))}
        </PostForm>
      )}
      {acts.includes('lose') && <Lose id={id} version={version} />}
      {canUndo && (
        <PostForm action={`/propostas/${id}/desfazer`}>
          <input type="hidden" name="versao" value={version} />
          <Button type="submit" look="plain" size="inline">
            Desfazer a última mudança
          </Button>
        </PostForm>
      )}
      <PostForm action={`/propostas/${id}/copia`}>
        <Button type="submit" look="plain" size="inline">
          Nova proposta igual a esta
        </Button>
      </PostForm>
    </section>
  )
}

function Lose({ id, version }: { id: number; version: number }) {
  return (
    <PostForm action={`/propostas/${id}/ato`} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="versao" value={version} />
      <SelectField label="Perdida: por quê?" name="motivo" required defaultValue="">
        <option value="" disabled>
          Escolha
        </option>
        {Object.entries(lossReasons).map(([key, reason]) => (
          <option key={key} value={key}>
            {reason}
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="ato" value="lose">
        Marcar como perdida
      </Button>
    </PostForm>
  )
}
