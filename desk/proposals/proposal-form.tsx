import { CodeLabel } from '#app/ui/code-label.tsx'
import { TextAreaField, TextField, SelectField } from '#app/ui/form/field.tsx'
import { Submit, ChoiceField, CheckField, faultCountText, typedField, PostForm } from '#desk/parts/form.tsx'
import { ButtonLink } from '#desk/parts/links.tsx'
import { Alert, Fold, Section } from '#desk/parts/section.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { customerFields } from '#domain/proposal/customer.ts'
import { candidatePrice } from '#domain/proposal/form/typed-proposal.ts'
import { conditionLabel, lineUnits } from '#domain/proposal/proposal-line.ts'
import { termTexts } from '#domain/proposal/proposal.ts'
import { TotalsList } from './proposal-lines.tsx'
import type { CandidateView, LineView, ProposalView } from './proposal-view.ts'

const maximumUnfolded = 5
const lettersPerRow = 90
const suggestionsId = 'produtos'

const fieldsOf =
  ({ typed, faults }: ProposalView, id: string) =>
  (name: string) =>
    typedField(typed, faults)(`${id}.${name}`)

const otherChoices = { recusar: 'Não trabalhamos com isto', livre: 'Oferecer como texto livre', '': 'Decidir depois' }

function OpenLineFields({ view, line }: { view: ProposalView; line: LineView }) {
  const { typed } = view
  const { id, fixed, candidates } = line
  if (fixed?.kind !== 'open') return null
  const field = fieldsOf(view, id)
  const chosen = typed[`${id}.escolha`] ?? ''
  const radioProps = (value: string) => ({ name: `${id}.escolha`, value, isRadio: true, isChecked: chosen === value })
  // The value is the candidate's index in the stored list, which includes items no longer in the catalogue.
  const available = candidates.flatMap((candidate, index) => (candidate ? [{ candidate, index }] : []))
  const folded = available.slice(maximumUnfolded)
  const isTyped = ({ index }: (typeof available)[number]) =>
    chosen === String(index) || typed[`${id}.${candidatePrice(index)}`]
  const candidateItem = ({ candidate, index }: (typeof available)[number]) => (
    <li
      key={index}
      className="grid gap-x-4 gap-y-1 border-t border-rule py-2 sm:grid-cols-[minmax(0,1fr)_10rem] sm:items-center"
    >
      <CheckField {...radioProps(String(index))}>
        <Candidate candidate={candidate} />
      </CheckField>
      {candidate.price === '' && (
        <TextField
          label={`Preço de ${candidate.code}`}
          {...field(candidatePrice(index))}
          inputMode="decimal"
          className="max-sm:ml-7 max-sm:w-40"
        />
      )}
    </li>
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-signal">{fixed.question}</legend>
      {available.length > 0 && (
        <p className="text-label text-muted">Digite o preço ao lado do item certo, ou marque o item.</p>
      )}
      <ul className="grid gap-1">
        {available.slice(0, maximumUnfolded).map(candidateItem)}
        {folded.length > 0 && (
          <li>
            <Fold summary={`mais ${folded.length}`} open={folded.some(isTyped)}>
              <ul className="grid gap-1">{folded.map(candidateItem)}</ul>
            </Fold>
          </li>
        )}
        {Object.entries(otherChoices).map(([value, label]) => (
          <li key={value}>
            <CheckField label={label} {...radioProps(value)} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_8rem_8rem_minmax(0,1fr)]">
        <TextField
          label="Outro produto, por código ou nome"
          {...field('achar')}
          maxLength={200}
          list={suggestionsId}
          className="max-md:col-span-2"
        />
        <TextField label="Quantidade" {...field('quantity')} inputMode="numeric" />
        <TextField label="Preço unitário" {...field('unitPrice')} inputMode="decimal" />
        <TextField label="Observação" {...field('note')} maxLength={600} className="max-md:col-span-2" />
      </div>
    </fieldset>
  )
}

function Candidate({ candidate: { name, code, price, picture } }: { candidate: CandidateView }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {picture !== undefined && (
        <img src={picture} alt="" width={64} height={48} loading="lazy" className="h-12 w-16 object-contain" />
      )}
      <CodeLabel code={code} isWrapping />
      <span>{name}</span>
      {price !== '' && <span className="text-muted tabular-nums">{price}</span>}
    </span>
  )
}

function LineFields({ view, line, index }: { view: ProposalView; line: LineView; index: number }) {
  const { id, fixed, picture } = line
  const { typed, faults } = view
  const kind = fixed?.kind === 'open' ? 'open' : typed[`${id}.tipo`]
  return (
    <li
      id={`linha-${id}`}
      aria-label={`Item ${index + 1}`}
      className={`grid scroll-mt-4 gap-3 rounded border bg-sheet p-4 ${kind === 'open' ? 'border-signal' : 'border-rule'}`}
    >
      <input type="hidden" name={`${id}.fixo`} value={typed[`${id}.fixo`] ?? ''} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="flex min-w-0 items-center gap-3 text-small">
          <span className="font-semibold tabular-nums">{index + 1}.</span>
          {picture !== undefined && (
            <img src={picture} alt="" width={48} height={36} loading="lazy" className="h-9 w-12 object-contain" />
          )}
          <CustomerWords fixed={fixed} />
        </p>
        <LineMoves view={view} id={id} index={index} />
      </div>
      {faults[`${id}.fixo`] && <p className="text-small text-signal">{faults[`${id}.fixo`]}</p>}
      {kind === 'open' && <OpenLineFields view={view} line={line} />}
      {kind === 'offer' && <OfferFields view={view} line={line} />}
      {kind === 'declined' && <DeclinedFields view={view} id={id} />}
    </li>
  )
}

function CustomerWords({ fixed }: { fixed: LineView['fixed'] }) {
  if (!fixed || fixed.asked === '') return <span className="text-muted">acrescentado pela loja</span>
  return (
    <span className="min-w-0 break-words text-muted">
      {fixed.customerItem !== '' && <>Item {fixed.customerItem} do cliente: </>}“{fixed.asked}”
    </span>
  )
}

function LineMoves({ view, id, index }: { view: ProposalView; id: string; index: number }) {
  const moves = [
    ['subir', 'Subir', index === 0],
    ['descer', 'Descer', index === view.lines.length - 1],
    ['remover', 'Remover', false],
  ] as const
  return (
    <span className="flex gap-1">
      {moves.map(([act, name, isDisabled]) => (
        <Submit
          label={name}
          key={act}
          size="small"
          look="plain"
          name="ato"
          value={`${act}:${id}`}
          disabled={isDisabled}
          aria-label={`${name} o item ${index + 1}`}
        />
      ))}
    </span>
  )
}

const foldedFields = 'Entrega, condição, marca, NCM, ANVISA, observação, opção A/B, recusar'
const answers = { offer: 'Oferecemos', declined: 'Não trabalhamos com isto' }

function OfferFields({ view, line: { id, priceHint, catalogueName } }: { view: ProposalView; line: LineView }) {
  const field = fieldsOf(view, id)
  const price = { ...field('unitPrice'), inputMode: 'decimal' } as const
  const wide = 'md:col-span-3'
  const { length } = view.typed[`${id}.description`] ?? ''
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-12">
        <TextAreaField
          label="Descrição"
          {...field('description')}
          maxLength={400}
          rows={Math.max(1, Math.ceil(length / lettersPerRow))}
          hint={catalogueName === undefined ? undefined : `Editada à mão. No catálogo: “${catalogueName}”.`}
          className="col-span-2 md:col-span-12"
        />
        <TextField label="Código ou nome" {...field('code')} maxLength={60} list={suggestionsId} className={wide} />
        <TextField label="Quantidade" {...field('quantity')} inputMode="numeric" className="md:col-span-2" />
        <SelectField label="Unidade" {...field('unit')} className="md:col-span-2">
          {lineUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </SelectField>
        <TextField label="Preço unitário" {...price} hint={priceHint} className={wide} />
        <TextField label="Desconto" {...field('discount')} placeholder="5% ou 20,00" className="md:col-span-2" />
      </div>
      <Fold summary={foldedFields} className="text-small" open={hasFoldedEntry(view, id)}>
        <div className="grid grid-cols-2 gap-3 pt-2 md:grid-cols-4">
          <TextField label="Entrega" {...field('delivery')} maxLength={80} />
          <ChoiceField label="Condição" {...field('condition')} none="não dizer" of={conditionLabel} />
          <TextField label="Marca ou fabricante" {...field('maker')} maxLength={80} />
          <TextField label="NCM" {...field('ncm')} maxLength={10} />
          <TextField
            label="Registro na ANVISA"
            {...field('anvisa')}
            maxLength={40}
            list="anvisa"
            hint="O número, ou isento, ou enviado com a proposta."
          />
          <TextField label="Observação" {...field('note')} maxLength={600} className="col-span-2" />
          <TextField
            label="Grupo de opções"
            {...field('alternativeOf')}
            inputMode="numeric"
            hint="Itens com o mesmo número são opções A, B … um do outro."
          />
          <ChoiceField label="Resposta" {...field('tipo')} of={answers} />
        </div>
      </Fold>
    </>
  )
}

/** Whether a folded field has an error or a value; values that come from the catalogue do not count. */
function hasFoldedEntry({ typed, faults }: ProposalView, id: string): boolean {
  const typedNames = ['delivery', 'note', 'alternativeOf']
  const names = [...typedNames, 'maker', 'ncm', 'anvisa']
  return typedNames.some((name) => typed[`${id}.${name}`]) || names.some((name) => `${id}.${name}` in faults)
}

function DeclinedFields({ view, id }: { view: ProposalView; id: string }) {
  return (
    <div className="grid gap-3 md:grid-cols-[14rem_minmax(0,1fr)]">
      <ChoiceField
        label="Resposta"
        name={`${id}.tipo`}
        defaultValue="declined"
        of={{ declined: 'Não trabalhamos com isto', offer: 'Oferecer assim mesmo' }}
      />
      <TextField label="Observação" {...fieldsOf(view, id)('note')} maxLength={600} />
    </div>
  )
}

function CustomerFields({ view: { typed, faults } }: { view: ProposalView }) {
  const field = typedField(typed, faults)
  return (
    <Section title="Cliente" id="cliente">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {keysOf(customerFields).map((name) => (
          <TextField
            key={name}
            label={customerFields[name].label}
            {...field(name)}
            maxLength={customerFields[name].maxLength}
            className={name === 'institution' ? 'xl:col-span-2' : ''}
          />
        ))}
      </div>
    </Section>
  )
}

const { remarks: _remarks, ...remainingTexts } = termTexts
const termExamples: Partial<Record<keyof typeof termTexts, string>> = {
  payment: '28 dias, boleto',
  taxes: 'Simples Nacional',
  process: 'Pregão 12/2026',
}

const freights = { customer: 'Por conta do cliente', included: 'Incluso', charged: 'Cobrado à parte' }

function TermsFields({ view: { typed, faults, pixShare } }: { view: ProposalView }) {
  const field = typedField(typed, faults)
  const decimal = (name: string) => ({ ...field(name), inputMode: 'decimal' }) as const
  const textProps = (name: keyof typeof termTexts) => ({
    ...field(name),
    label: termTexts[name].label,
    maxLength: termTexts[name].maxLength,
  })
  return (
    <Section title="Condições" id="condicoes">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Válida até" type="date" {...field('validUntil')} required />
        <TextField label="Desconto no total" {...field('discount')} placeholder="5% ou 20,00" />
        <ChoiceField label="Frete" {...field('freight')} of={freights} />
        <TextField label="Valor do frete" {...decimal('freightPrice')} hint="Se for cobrado à parte." />
        <fieldset className="grid content-start gap-1">
          <legend className="sr-only">Pix</legend>
          <CheckField label="Preço menor no Pix" name="comPix" value="sim" isChecked={typed.comPix === 'sim'} />
          <TextField
            label="Desconto no Pix (%)"
            {...decimal('pixDiscount')}
            defaultValue={typed.pixDiscount || pixShare}
            hint="Só com a marca acima, e sobre o total já negociado."
          />
        </fieldset>
        <TextField label="Parcelas" {...field('instalments')} inputMode="numeric" />
        {keysOf(remainingTexts).map((name) => (
          <TextField key={name} {...textProps(name)} placeholder={termExamples[name]} />
        ))}
        <TextAreaField {...textProps('remarks')} rows={3} className="sm:col-span-2" />
      </div>
    </Section>
  )
}

/** The page of a draft: one form for all of it, so that no button loses what was typed. */
export function ProposalForm({ view }: { view: ProposalView }) {
  const { details, lines, faults, typed } = view
  const { id, version } = details.proposal
  const count = Object.keys(faults).length
  return (
    <PostForm
      action={`/propostas/${id}`}
      className="grid gap-8"
      version={version}
      hidden={{ linhas: lines.map((line) => line.id).join(',') }}
    >
      <FormButtons view={view} />
      {count > 0 && <Alert>{faultCountText(count)}</Alert>}
      <datalist id="anvisa">
        <option>isento</option>
        <option>enviado com a proposta</option>
      </datalist>
      <datalist id={suggestionsId}>
        {view.suggestedItems.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <CustomerFields view={view} />
      <Section title="Itens" id="itens">
        {lines.length > 0 && (
          <ol className="grid gap-3">
            {lines.map((line, index) => (
              <LineFields key={line.id} view={view} line={line} index={index} />
            ))}
          </ol>
        )}
        <div id="novo" className="grid scroll-mt-4 gap-3 rounded border border-rule p-4">
          <TextAreaField
            label="Acrescentar itens"
            name="novo"
            rows={2}
            defaultValue={typed.novo ?? ''}
            error={faults.novo}
            hint="Códigos com quantidades, um por linha, ou o texto de um serviço."
          />
          <span className="flex flex-wrap gap-3">
            <Submit label="Acrescentar" name="ato" value="acrescentar" />
            <Submit label="Acrescentar como texto livre" name="ato" value="livre" look="plain" />
          </span>
        </div>
        <TotalsList proposal={details.content} />
      </Section>
      <TermsFields view={view} />
      <FormButtons view={view} />
    </PostForm>
  )
}

/** The buttons above and below the form. Saving comes first, because Enter presses a form's first button. */
function FormButtons({ view: { details, faultsBeforeSending } }: { view: ProposalView }) {
  const { id } = details.proposal
  const count = faultsBeforeSending.length
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Submit label="Salvar" look="primary" name="ato" value="salvar" />
      <Submit label="Salvar e marcar como enviada" name="ato" value="enviar" />
      <ButtonLink label="Baixar PDF" href={`/propostas/${id}.pdf`} download look="plain" />
      {count > 0 && (
        <span className="text-small text-muted">
          {count === 1 ? 'Falta 1 coisa para enviar.' : `Faltam ${count} coisas para enviar.`}
        </span>
      )}
    </div>
  )
}
