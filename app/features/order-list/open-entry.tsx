import { useId, useState } from 'react'
import { controlClass } from '#app/ui/form/field.tsx'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { choicesOf, itemKey, type OrderItem } from '#domain/order-list/order-item.ts'
import type { OrderEntry, Outcome } from '#domain/order-list/outcome.ts'
import type { OrderedItem } from '#domain/order-list/ordered-item.ts'
import { tellingFacts } from '#domain/order-list/tell-apart.ts'

interface OpenEntryProps {
  entry: OrderEntry
  chosen: OrderedItem | undefined
  onChoose: (choice: OrderedItem | undefined) => void
}

/** A line that the visitor has to decide: the question, and its answers as buttons. */
export function OpenEntry({ entry: { line, written, outcome }, chosen, onChoose }: OpenEntryProps) {
  const id = useId()
  /** Of the search's answers to words, the one whose variants are shown. */
  const [opened, setOpened] = useState<OrderItem>()
  const families = outcome.kind === 'text' ? outcome.choices.filter(hasVariants) : []
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-2 rounded border border-rule-strong bg-sheet p-3 text-small"
    >
      <p id={id}>
        <span className="text-muted">Linha {line}: </span>
        <strong className="font-medium break-words">{written}</strong>
        <span className="block text-muted">{chosen ? 'Escolhido.' : matterOf(outcome)}</span>
      </p>
      {families.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {families.map((item) => (
            <button
              key={itemKey(item)}
              type="button"
              aria-expanded={item === opened}
              onClick={() => setOpened(item === opened ? undefined : item)}
              className={`${choiceClass} aria-expanded:border-petrol`}
            >
              <span className="font-medium">{item.product.name}</span>
              <span className="block text-label">{item.product.variants.length} variações</span>
            </button>
          ))}
        </div>
      )}
      <Choices choices={choicesFor(outcome, opened)} {...{ chosen, onChoose }} />
      {outcome.kind === 'quantity' && (
        <Correction label={`Quantidade de ${outcome.item.code}`} item={outcome.item} onChoose={onChoose} />
      )}
    </div>
  )
}

const choiceClass =
  'min-h-11 cursor-pointer rounded border border-rule-strong px-3 py-1.5 text-left hover:border-petrol aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:text-on-petrol'

function Choices({
  choices,
  chosen,
  onChoose,
}: { choices: readonly OrderedItem[] } & Pick<OpenEntryProps, 'chosen' | 'onChoose'>) {
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
          <span className="block text-label">{tellingFacts(choice.item, items).join(' · ')}</span>
        </button>
      ))}
    </div>
  )
}

function Correction({
  label,
  item,
  onChoose,
}: { label: string; item: OrderedItem['item'] } & Pick<OpenEntryProps, 'onChoose'>) {
  const [typed, setTyped] = useState('')
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, 3)
          const quantity = Number(digits)
          setTyped(digits)
          onChoose(quantity >= 1 && quantity <= maximumQuantity ? { item, quantity } : undefined)
        }}
        className={`${controlClass} max-w-24`}
      />
    </label>
  )
}

function isSame(choice: OrderedItem, chosen: OrderedItem | undefined): boolean {
  return chosen !== undefined && itemKey(choice.item) === itemKey(chosen.item) && choice.quantity === chosen.quantity
}

function hasVariants({ product, variantId }: OrderItem): boolean {
  return variantId === undefined && product.variants.length > 1
}

function choicesFor(outcome: Outcome, opened: OrderItem | undefined): OrderedItem[] {
  switch (outcome.kind) {
    case 'confirm':
      return outcome.readings
    case 'variant':
      return outcome.choices.map((item) => ({ item, quantity: outcome.quantity }))
    case 'unknown':
      return choicesOf(outcome.near).map((item) => ({ item, quantity: outcome.quantity }))
    case 'text':
      return choicesOf(outcome.choices.filter((item) => item === opened || !hasVariants(item))).map((item) => ({
        item,
        quantity: outcome.quantity,
      }))
    default:
      return []
  }
}

function matterOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'confirm':
      return 'Pode ser lida de mais de uma forma. Qual é a certa?'
    case 'variant':
      return 'Escolha a variação.'
    case 'unknown':
      return outcome.near.length > 0
        ? 'Código não encontrado. É um destes? Confira na etiqueta da peça.'
        : 'Código não encontrado no catálogo.'
    case 'text':
      return 'Sem código. O mais próximo no catálogo:'
    case 'quantity':
      return `A quantidade “${outcome.told}” não é um número inteiro de 1 a 999. Corrija:`
    case 'skipped':
      return 'Quantidade 0: fica de fora.'
    default:
      return 'Sem código nem produto: fica de fora.'
  }
}
