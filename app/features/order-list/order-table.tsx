import { X } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { quantityField, typedQuantity } from '#domain/cart/quantity-field.ts'
import {
  choicesOf,
  itemKey,
  type OrderItem,
  distinguishingFacts,
  type OrderedItem,
  itemChoice,
} from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry, type Outcome } from '#domain/order-list/outcome.ts'
import { paths } from '#domain/pages/paths.ts'
import {
  buyerWordsOf,
  needsConfirmation,
  itemOnceConfirmed,
  readingOf,
  rowPerCode,
  withChoice,
  sourceText,
  type OrderTableRow,
  quantityOf,
  withQuantity,
  withRetypedCode,
} from './order-rows.ts'

interface RowQuestionProps {
  entry: OrderEntry
  chosenItem: OrderedItem | undefined
  /** The quantity that the visitor typed, from 1 to 999. */
  quantity?: number | undefined
  onChoose: (choice: OrderedItem | undefined) => void
  onSplit?: () => void
}

export function RowQuestion({ entry, chosenItem, quantity, onChoose, onSplit }: RowQuestionProps) {
  const { line, outcome } = entry
  const id = useId()
  const ref = useFocusHandover<HTMLDivElement>()
  /** The product whose variants are shown, of those found by words. */
  const [openedItem, setOpenedItem] = useState<OrderItem>()
  const productsWithVariants = outcome.kind === 'text' ? outcome.choices.filter(hasVariants) : []
  return (
    <div ref={ref} role="group" aria-labelledby={id} className="grid gap-2 text-small">
      <p id={id}>
        <span className="sr-only">Linha {line}: </span>
        <strong className="font-medium break-words">{buyerWordsOf(entry)}</strong>
        <span className="block text-muted">{chosenItem ? 'Escolhido.' : questionText(outcome)}</span>
      </p>
      {productsWithVariants.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {productsWithVariants.map((item) => (
            <button
              key={itemKey(item)}
              type="button"
              aria-expanded={item === openedItem}
              onClick={() => setOpenedItem(item === openedItem ? undefined : item)}
              className={`${choiceClass} aria-expanded:border-brand`}
            >
              <span className="font-medium">{item.product.name}</span>
              <span className="block text-label">{item.product.variants.length} variações</span>
            </button>
          ))}
        </div>
      )}
      {outcome.kind === 'confirm' && outcome.doubt?.kind === 'shared-quantity' && onSplit && !chosenItem && (
        <button type="button" onClick={onSplit} className={`${choiceClass} justify-self-start`}>
          <span className="font-medium">{outcome.readings[0]?.quantity ?? 1} de cada um</span>
          <span className="block text-label">{outcome.readings.map(({ item }) => item.code).join(' e ')}</span>
        </button>
      )}
      <Choices choices={choicesFor(outcome, openedItem, quantity)} {...{ chosenItem, onChoose }} />
    </div>
  )
}

const choiceClass =
  'min-h-11 cursor-pointer rounded border border-rule-strong px-3 py-1.5 text-left hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand'

interface ChoicesProps extends Pick<RowQuestionProps, 'chosenItem' | 'onChoose'> {
  choices: readonly OrderedItem[]
}

function Choices({ choices, chosenItem, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null
  const items = choices.map(({ item }) => item)
  const isChosen = (choice: OrderedItem) => chosenItem !== undefined && keyOf(choice) === keyOf(chosenItem)
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={keyOf(choice)}
          type="button"
          aria-pressed={isChosen(choice)}
          onClick={() => onChoose(isChosen(choice) ? undefined : choice)}
          className={choiceClass}
        >
          <span className="font-medium">{choice.item.code}</span> × {choice.quantity}
          <span className="block text-label">{choice.item.product.name}</span>
          <span className="block text-label">{factsBesideName(choice.item, items).join(' · ')}</span>
        </button>
      ))}
    </div>
  )
}

/** The facts that distinguish an item from the others beside it, except its name, which is shown above. */
const factsBesideName = (item: OrderItem, items: readonly OrderItem[]) =>
  distinguishingFacts(item, items).filter((fact) => fact !== item.product.name)

const keyOf = ({ item, quantity }: OrderedItem) => `${itemKey(item)} ${quantity}`

const hasVariants = ({ product, variantId }: OrderItem) => variantId === undefined && product.variants.length > 1

function choicesFor(outcome: Outcome, openedItem: OrderItem | undefined, quantity: number | undefined): OrderedItem[] {
  if (outcome.kind === 'confirm') return outcome.readings
  const readQuantity = 'quantity' in outcome ? outcome.quantity : 1
  return itemsToChoose(outcome, openedItem).map((item) => ({ item, quantity: quantity ?? readQuantity }))
}

/** The items to choose from: each variant by itself, but of products found by words only the opened one's. */
function itemsToChoose(outcome: Outcome, openedItem: OrderItem | undefined): OrderItem[] {
  if (outcome.kind === 'text')
    return choicesOf(outcome.choices.filter((item) => item === openedItem || !hasVariants(item)))
  return outcome.kind === 'variant' || outcome.kind === 'unknown' ? choicesOf(outcomeItems(outcome)) : []
}

function RowItem({ row, onChange }: { row: OrderTableRow; onChange: (...rows: OrderTableRow[]) => void }) {
  const entry = readingOf(row)
  const orderedItem = itemOnceConfirmed(row)
  if (!orderedItem)
    return (
      <RowQuestion
        entry={entry}
        chosenItem={row.chosenItem}
        quantity={row.quantity}
        onChoose={(chosenItem) => onChange(withChoice(row, chosenItem))}
        onSplit={() => onChange(...rowPerCode(row))}
      />
    )
  return (
    <>
      <FoundItem {...orderedItem} row={row} />
      {row.chosenItem && (
        <Button look="plain" size="inline" onClick={() => onChange(withChoice(row, undefined))}>
          Escolher outra
        </Button>
      )}
      {entry.readAs !== undefined && !row.chosenItem && (
        <button
          type="button"
          aria-pressed={row.isConfirmed === true}
          onClick={() => onChange({ ...row, isConfirmed: row.isConfirmed !== true })}
          className={`${choiceClass} mt-1`}
        >
          Confirmo: é {entry.readAs}
        </button>
      )}
    </>
  )
}

function FoundItem({ item, options, note, buyerLine, row }: OrderedItem & { row: OrderTableRow }) {
  const { outcome, readAs, written } = readingOf(row)
  const words = [itemChoice(item), ...optionTexts({ selectedOptions: options })].filter(Boolean).join(', ')
  const numbers = buyerNumbers({ ...buyerLine, item: undefined })
  const textOnList = sourceText(readingOf(row))
  return (
    <>
      <Link
        to={paths.product(item.product.id, item.variantId)}
        className="inline-block min-h-6 font-medium hover:underline"
      >
        {item.product.name}
      </Link>
      {words && <span className="block">{words}</span>}
      {readAs !== undefined && (
        <span className={`block text-label ${needsConfirmation(row) ? 'text-signal' : 'text-muted'}`}>
          Entendemos como {readAs}; na lista está “{written}”.
        </span>
      )}
      {outcome.kind === 'certain' && outcome.isAssumed && <SmallLine>sem quantidade na lista: 1, confira</SmallLine>}
      {textOnList && <SmallLine>Na lista: {textOnList}</SmallLine>}
      {numbers && <SmallLine>{numbers}</SmallLine>}
      {note && <SmallLine>Obs.: {note}</SmallLine>}
    </>
  )
}

function SmallLine({ children }: { children: ReactNode }) {
  return <span className="block text-label break-words text-muted">{children}</span>
}

interface OrderRowProps {
  row: OrderTableRow
  /** Reads a code that was typed into the row, as a line of its own. */
  readCode: (code: string) => OrderEntry | undefined
  /** Called with the changed row, or with the rows into which the visitor split it. */
  onChange: (...rows: OrderTableRow[]) => void
}

const cellClass = 'py-2 pr-3 max-sm:py-0 max-sm:pr-0 print:py-1'

function OrderRow({ row, readCode, onChange }: OrderRowProps) {
  const ref = useFocusHandover<HTMLTableRowElement>()
  const entry = readingOf(row)
  const orderedItem = itemOnceConfirmed(row)
  const isUncounted = entry.outcome.kind === 'quantity' && row.quantity === undefined
  return (
    <tr
      ref={ref}
      className="border-b border-rule align-top max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:gap-x-2 max-sm:gap-y-1 max-sm:py-3"
    >
      <th scope="row" className={`${cellClass} flex-[0.5] font-normal text-muted max-sm:col-span-full`}>
        <span className="sm:hidden">{entry.buyerLine?.item === undefined ? 'Linha ' : 'Item '}</span>
        {entry.buyerLine?.item ?? entry.line}
      </th>
      <td className={`${cellClass} flex-[1.3]`}>
        <CodeField
          key={`${entry.written} ${orderedItem?.item.code ?? ''}`}
          code={orderedItem?.item.code ?? ''}
          line={entry.line}
          onCode={(code) => {
            const reading = readCode(code)
            if (reading) onChange(withRetypedCode(row, reading))
          }}
        />
      </td>
      <td className={`${cellClass} flex-5 max-sm:order-last max-sm:col-span-full`}>
        <RowItem row={row} onChange={onChange} />
      </td>
      <td className={cellClass}>
        <QuantityField
          quantity={isUncounted ? undefined : quantityOf(row)}
          line={entry.line}
          onQuantity={(quantity) => onChange(withQuantity(row, quantity))}
        />
      </td>
      <td className={`${cellClass} no-print sm:pr-0`}>
        <button
          type="button"
          aria-label={`Retirar a linha ${entry.line}`}
          className="grid size-11 cursor-pointer place-items-center rounded hover:bg-tint"
          onClick={() => onChange({ ...row, isRemoved: true })}
        >
          <Icon node={X} size={18} />
        </button>
      </td>
    </tr>
  )
}

/** The field of a line's code; a change is read when the field loses the focus or Enter is pressed. */
function CodeField({ code, line, onCode }: { code: string; line: number; onCode: (code: string) => void }) {
  const [typedCode, setTypedCode] = useState(code)
  const readChange = () => typedCode.trim() !== '' && typedCode.trim() !== code && onCode(typedCode)
  return (
    <input
      aria-label={`Código da linha ${line}`}
      placeholder="código"
      spellCheck={false}
      autoComplete="off"
      maxLength={40}
      value={typedCode}
      onChange={({ target }) => setTypedCode(target.value)}
      onBlur={readChange}
      onKeyDown={({ key }) => key === 'Enter' && readChange()}
      className={`${controlClass} font-semibold tracking-wide`}
    />
  )
}

/** The quantity of a line; anything but a whole number from 1 to 999 is refused and changes nothing. */
function QuantityField(props: { quantity: number | undefined; line: number; onQuantity: (quantity: number) => void }) {
  const { quantity = '', line, onQuantity } = props
  const id = useId()
  const [typedText, setTypedText] = useState<string>()
  const isRefused = typedText !== undefined && typedText.trim() !== '' && typedQuantity(typedText) === undefined
  return (
    <>
      <input
        {...quantityField}
        aria-label={`Quantidade da linha ${line}`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        value={typedText ?? quantity}
        onChange={({ target }) => {
          setTypedText(target.value)
          const newQuantity = typedQuantity(target.value)
          if (newQuantity !== undefined) onQuantity(newQuantity)
        }}
        onBlur={() => !isRefused && setTypedText(undefined)}
        className={`${controlClass} text-right tabular-nums max-sm:w-20`}
      />
      <span id={id} role="status" className="block text-label text-signal empty:hidden">
        {isRefused && `${quantityField.title}.`}
      </span>
    </>
  )
}

interface OrderTableProps extends Pick<OrderRowProps, 'readCode'> {
  rows: readonly OrderTableRow[]
  onRows: (rows: OrderTableRow[]) => void
}

export function OrderTable({ rows, onRows, readCode }: OrderTableProps) {
  const isNumbered = rows.some(({ entry }) => entry.buyerLine?.item !== undefined)
  const replace = (replaced: OrderTableRow, newRows: OrderTableRow[]) =>
    onRows(rows.flatMap((row) => (row === replaced ? newRows : [row])))
  return (
    <table aria-label="Linhas da lista" className="whole-rows w-full border-collapse text-left text-small max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-rule-strong">
          <ColumnHeads
            className="py-2 pr-3 font-medium"
            columns={{
              [isNumbered ? 'Item' : 'Linha']: 'w-14 flex-[0.5]',
              Código: 'w-40 flex-[1.3]',
              Peça: 'flex-5',
              Quantidade: 'w-24',
            }}
          />
          <th scope="col" className="no-print w-11">
            <span className="sr-only">Retirar</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows
          .filter(({ isRemoved = false }) => !isRemoved)
          .map((row) => (
            <OrderRow
              key={row.entry.id}
              row={row}
              readCode={readCode}
              onChange={(...newRows) => replace(row, newRows)}
            />
          ))}
      </tbody>
    </table>
  )
}
