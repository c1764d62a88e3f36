import { useId, useState } from 'react'
import { useFocusHandover } from '#app/ui/use-focus-handover.ts'
import {
  choicesOf,
  itemKey,
  type OrderItem,
  distinguishingFacts,
  type OrderedItem,
} from '#domain/order-list/order-item.ts'
import { outcomeItems, questionText, type OrderEntry, type Outcome } from '#domain/order-list/outcome.ts'
import { wordsOf } from './order-rows.ts'

interface RowQuestionProps {
  entry: OrderEntry
  chosen: OrderedItem | undefined
  /** The quantity that the visitor typed, from 1 to 999. */
  quantity?: number | undefined
  onChoose: (choice: OrderedItem | undefined) => void
  /** Takes the quantity for each of several codes. */
  onEach?: () => void
}

/** What the visitor has to decide about a line: a question with its answers as buttons. */
export function RowQuestion({ entry, chosen, quantity, onChoose, onEach }: RowQuestionProps) {
  const { line, outcome } = entry
  const id = useId()
  const ref = useFocusHandover<HTMLDivElement>()
  /** The product, of those found by words, whose variants are shown. */
  const [opened, setOpened] = useState<OrderItem>()
  const families = outcome.kind === 'text' ? outcome.choices.filter(hasVariants) : []
  return (
    <div ref={ref} role="group" aria-labelledby={id} className="grid gap-2 text-small">
      <p id={id}>
        <span className="sr-only">Linha {line}: </span>
        <strong className="font-medium break-words">{wordsOf(entry)}</strong>
        <span className="block text-muted">{chosen ? 'Escolhido.' : questionText(outcome)}</span>
      </p>
      {families.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {families.map((item) => (
            <button
              key={itemKey(item)}
              type="button"
              aria-expanded={item === opened}
              onClick={() => setOpened(item === opened ? undefined : item)}
              className={`${choiceClass} aria-expanded:border-brand`}
            >
              <span className="font-medium">{item.product.name}</span>
              <span className="block text-label">{item.product.variants.length} variações</span>
            </button>
          ))}
        </div>
      )}
      {outcome.kind === 'confirm' && outcome.doubt?.kind === 'each' && onEach && !chosen && (
        <button type="button" onClick={onEach} className={`${choiceClass} justify-self-start`}>
          <span className="font-medium">{outcome.readings[0]?.quantity ?? 1} de cada um</span>
          <span className="block text-label">{outcome.readings.map(({ item }) => item.code).join(' e ')}</span>
        </button>
      )}
      <Choices choices={choicesFor(outcome, { opened, quantity })} {...{ chosen, onChoose }} />
    </div>
  )
}

/** Style of a button that answers the question of a row. */
export const choiceClass =
  'min-h-11 cursor-pointer rounded border border-rule-strong px-3 py-1.5 text-left hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand'

function Choices({
  choices,
  chosen,
  onChoose,
}: { choices: readonly OrderedItem[] } & Pick<RowQuestionProps, 'chosen' | 'onChoose'>) {
  if (choices.length === 0) return null
  const items = choices.map(({ item }) => item)
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={`${itemKey(choice.item)} ${choice.quantity}`}
          type="button"
          aria-pressed={isSame(choice, chosen)}
          onClick={() => onChoose(isSame(choice, chosen) ? undefined : choice)}
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
function factsBesideName(item: OrderItem, items: readonly OrderItem[]): string[] {
  return distinguishingFacts(item, items).filter((fact) => fact !== item.product.name)
}

function isSame(choice: OrderedItem, chosen: OrderedItem | undefined): boolean {
  return chosen !== undefined && itemKey(choice.item) === itemKey(chosen.item) && choice.quantity === chosen.quantity
}

function hasVariants({ product, variantId }: OrderItem): boolean {
  return variantId === undefined && product.variants.length > 1
}

interface PartialChoice {
  opened: OrderItem | undefined
  quantity: number | undefined
}

function choicesFor(outcome: Outcome, { opened, quantity }: PartialChoice): OrderedItem[] {
  if (outcome.kind === 'confirm') return outcome.readings
  const stated = 'quantity' in outcome ? outcome.quantity : 1
  return itemsFor(outcome, opened).map((item) => ({ item, quantity: quantity ?? stated }))
}

/** The items among which the visitor chooses: each variant by itself, of products found by words only those of the opened one. */
function itemsFor(outcome: Outcome, opened: OrderItem | undefined): OrderItem[] {
  if (outcome.kind === 'text') return choicesOf(outcome.choices.filter((item) => item === opened || !hasVariants(item)))
  return outcome.kind === 'variant' || outcome.kind === 'unknown' ? choicesOf(outcomeItems(outcome)) : []
}
