import { useState, type ChangeEvent, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { saveFile } from '#app/browser/download.ts'
import { localDay } from '#app/browser/local-time.ts'
import { newId } from '#app/browser/new-id.ts'
import { maximumRecentRequests, readLists, writeLists, type ListStorageKey } from '#app/browser/saved-lists.ts'
import { onStorageChange } from '#app/browser/storage.ts'
import { storeOwnMachines, useOwnMachines } from '#app/own-machines.ts'
import { useSite } from '#app/site.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { showFailure, showToast } from '#app/ui/toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { cartSizeText } from '#domain/cart/totals.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { joinMachines, readMachines, type SavedMachine } from '#domain/saved/machines.ts'
import {
  importSavedLists,
  parseSavedLists,
  serializeSavedLists,
  type SavedList,
  addSavedList,
  maximumSavedLines,
  maximumSavedLists,
  savedFragment,
  savedLine,
} from '#domain/saved/saved-lists.ts'
import { longDate } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'

const machinesRefusedText = 'Os equipamentos não foram salvos: o navegador está sem espaço ou não permite salvar dados.'

/** Exports and imports saved lists; an import overwrites nothing, and names what it cannot read or has no room for. */
function SavedListFiles({ lists, changeLists }: StoredLists) {
  const { slug } = useSite().brand
  const ownMachines = useOwnMachines()
  const [faults, setFaults] = useState<readonly string[]>([])

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const text = await file.text()
    const fileLists = parseSavedLists(text)
    const { machines, withoutRoom: machinesWithoutRoom } = joinMachines(ownMachines, readMachines(text))
    target.value = ''
    const addedCount = machines.length - ownMachines.length
    const areMachinesStored = addedCount === 0 || storeOwnMachines(slug, machines)
    let listsWithoutRoom: string[] = []
    const isStored = changeLists((storedLists) => {
      const imported = importSavedLists(storedLists, fileLists.lists, newId)
      listsWithoutRoom = imported.withoutRoom
      return imported.lists
    })
    const newFaults = [
      ...fileLists.faults,
      ...listsWithoutRoom.map((name) => `Lista “${name}”: não há espaço, apague outra antes.`),
      ...machinesWithoutRoom.map(({ name }) => `Equipamento “${name}”: não há espaço, remova outro antes.`),
      ...(areMachinesStored ? [] : [machinesRefusedText]),
    ]
    setFaults([...new Set(newFaults)])
    const listCount = fileLists.lists.length - listsWithoutRoom.length
    const messages = [
      listCount > 0 && counted(listCount, 'lista', 'listas'),
      areMachinesStored && addedCount > 0 && counted(addedCount, 'equipamento', 'equipamentos'),
    ].filter(Boolean)
    // Where the device refused the lists, `changeLists` has shown a message; a second one would replace it.
    if (isStored && messages.length > 0) showToast('Importado', messages.join(' e '))
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {lists.length + ownMachines.length > 0 && (
          <Button
            size="small"
            onClick={() => saveFile(serializeSavedLists(lists, ownMachines), 'minhas-listas.json', 'application/json')}
          >
            Exportar listas e equipamentos
          </Button>
        )}
        <label className="inline-flex min-h-9 touch:min-h-11 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-3 text-small font-medium focus-within:outline-2 hover:border-brand">
          Importar
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={(event) => void importFile(event)}
          />
        </label>
      </div>
      {faults.length > 0 && (
        <ul role="alert" className="text-small text-signal">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OwnMachines() {
  const { slug } = useSite().brand
  const machines = useOwnMachines()

  function storeRemaining(remainingMachines: readonly SavedMachine[], message: string) {
    if (storeOwnMachines(slug, remainingMachines)) showToast(message)
    else showFailure('Não foi possível apagar', 'O navegador não permite salvar dados.')
  }

  return (
    <TitledSection title="Meus equipamentos" className="grid gap-3">
      {machines.length === 0 ? (
        <p className="text-muted">
          Nenhum equipamento ainda. Abra um modelo em{' '}
          <Link to={paths.compatibility} className="text-brand-deep underline underline-offset-4">
            Peças pelo equipamento
          </Link>{' '}
          e salve-o aqui.
        </p>
      ) : (
        <>
          <ul className="grid gap-x-8 border-t border-rule sm:grid-cols-2 lg:grid-cols-1">
            {machines.map((machine, index) => (
              <li key={machine.key} className="flex items-center justify-between gap-2 border-b border-rule">
                <Link
                  to={paths.model(machine.maker, machine.key)}
                  className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere underline-offset-4 hover:underline"
                >
                  {machine.name}
                </Link>
                <Button
                  size="small"
                  look="plain"
                  aria-label={`Remover ${machine.name}`}
                  onClick={() => storeRemaining(machines.toSpliced(index, 1), 'Equipamento removido')}
                >
                  Remover
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="small" look="primary" to={paths.parts('modelo', machines.map(({ key }) => key).join())}>
              Ver as peças de todos
            </ButtonLink>
            <Button size="small" look="plain" onClick={() => storeRemaining([], 'Equipamentos apagados')}>
              Apagar tudo
            </Button>
          </div>
        </>
      )}
    </TitledSection>
  )
}

/** Saves the cart as a list. The field for the list's name has the focus where the link 'Salvar lista' led here. */
function SaveCartForm({ cart, changeLists }: { cart: Cart } & Pick<StoredLists, 'changeLists'>) {
  const [name, setName] = useState('')
  const { hash } = useLocation()

  function saveCart() {
    const list = { id: newId(), name, savedOn: localDay(new Date()), lines: cart.items.map(savedLine) }
    let hasRoom = true
    const isStored = changeLists((lists) => {
      const newLists = addSavedList(lists, list)
      hasRoom = newLists !== undefined
      return newLists ?? lists
    })
    if (!hasRoom) {
      const text = `Cabem ${maximumSavedLists} listas de ${maximumSavedLines} itens. Apague uma lista e tente de novo.`
      showFailure('A lista não foi salva', text)
    } else if (isStored) {
      setName('')
      showToast('Lista salva neste aparelho')
    }
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3 rounded border border-rule-strong bg-sheet p-4"
      onSubmit={(event) => {
        event.preventDefault()
        saveCart()
      }}
    >
      <TextField
        label={`Salvar o carrinho como lista: ${cartSizeText(cart)}`}
        placeholder="UTI adulto"
        maxLength={60}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just asked to save
        autoFocus={hash === '#salvar'}
        value={name}
        onChange={({ target }) => setName(target.value)}
        className="min-w-0 max-w-lg flex-1"
      />
      <Button type="submit" look="primary">
        Salvar lista
      </Button>
    </form>
  )
}

const maximumVisibleCodes = 4
const listDocuments = [
  { name: 'Solicitação de orçamento', query: '' },
  { name: 'Etiquetas', query: '?documento=etiquetas' },
]

interface SavedListEntryProps {
  list: SavedList
  remark: string | undefined
  /** Deletes the list. Out: whether the device stored that the list is gone. */
  onDelete: () => boolean
}

/** A saved list. Ordering again goes through 'Pedido rápido', which says what has changed since. */
function SavedListEntry({ list, remark, onDelete }: SavedListEntryProps) {
  const fragment = savedFragment(list.id)
  const codes = list.lines.map(({ code }) => code)
  return (
    <li className="grid gap-2 border-b border-rule py-3">
      <div>
        <h3 className="text-body">{list.name}</h3>
        <p className="text-small text-muted">
          {counted(codes.length, 'item', 'itens')} · {longDate(list.savedOn)} ·{' '}
          {codes.slice(0, maximumVisibleCodes).join(', ')}
          {codes.length > maximumVisibleCodes && ' …'}
          {remark && ` · ${remark}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" look="primary" to={paths.list(fragment)} aria-label={`Repetir ${list.name}`}>
          Repetir
        </ButtonLink>
        {listDocuments.map(({ name, query }) => (
          <ButtonLink
            key={name}
            size="small"
            to={`${paths.request}${query}#${fragment}`}
            aria-label={`${name} de ${list.name}`}
          >
            {name}
          </ButtonLink>
        ))}
        <Button
          size="small"
          look="plain"
          aria-label={`Apagar ${list.name}`}
          onClick={() => {
            if (onDelete()) showToast('Lista apagada', list.name)
          }}
        >
          Apagar
        </Button>
      </div>
    </li>
  )
}

/** The lists under a key, live between tabs. `changeLists` edits what is stored then; out: whether the device stored it. */
function useStoredLists(brandSlug: string, key: ListStorageKey) {
  const [lists, setLists] = useState(() => readLists(brandSlug, key))

  useEffect(() => onStorageChange(`${brandSlug}-${key}`, () => setLists(readLists(brandSlug, key))), [brandSlug, key])

  function changeLists(update: (lists: SavedList[]) => SavedList[]): boolean {
    const newLists = update(readLists(brandSlug, key))
    const isStored = writeLists(brandSlug, key, newLists)
    setLists(newLists)
    if (!isStored)
      showFailure(
        'A lista não foi salva',
        'O navegador está sem espaço ou não permite salvar dados: o que mudou vale até você fechar ou recarregar a página. Exporte as listas ou apague alguma.',
      )
    return isStored
  }

  return { lists, changeLists }
}

type StoredLists = ReturnType<typeof useStoredLists>

export function SavedLists({ cart }: { cart: Cart }) {
  const { brand } = useSite()
  const savedLists = useStoredLists(brand.slug, 'listas')
  const requests = useStoredLists(brand.slug, 'pedidos')
  return (
    <div className="grid gap-8">
      {cart.items.length > 0 && <SaveCartForm cart={cart} changeLists={savedLists.changeLists} />}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-8">
          <SavedSection {...savedLists} />
          {requests.lists.length > 0 && (
            <TitledSection title="Últimos pedidos" className="grid gap-3">
              <p className="text-small text-muted">
                Os {maximumRecentRequests} últimos abertos no WhatsApp ou no e-mail a partir deste aparelho.
              </p>
              <SavedListEntries {...requests} remark="não sabemos se foi enviado" />
            </TitledSection>
          )}
        </div>
        <OwnMachines />
      </div>
    </div>
  )
}

function SavedSection({ lists, changeLists }: StoredLists) {
  return (
    <TitledSection title="Listas salvas" className="grid gap-3">
      {lists.length === 0 && (
        <p className="text-muted">
          Nenhuma lista ainda. Monte um carrinho, ou{' '}
          <Link to={paths.quickOrder} className="underline underline-offset-4">
            cole uma lista de códigos
          </Link>
          , e salve-o aqui.
        </p>
      )}
      <SavedListEntries lists={lists} changeLists={changeLists} />
      <SavedListFiles lists={lists} changeLists={changeLists} />
    </TitledSection>
  )
}

function SavedListEntries({ lists, changeLists, remark }: StoredLists & { remark?: string }) {
  return (
    <ul className="border-t border-rule empty:hidden">
      {lists.map((list) => (
        <SavedListEntry
          key={list.id}
          list={list}
          remark={remark}
          onDelete={() => changeLists((storedLists) => storedLists.filter(({ id }) => id !== list.id))}
        />
      ))}
    </ul>
  )
}

export function SavedListsPage({ cart }: { cart: Cart }) {
  const isHydrated = useIsHydrated()
  return (
    <div className="page-width page-top grid gap-6">
      <PageHead
        title={tools.lists.name}
        crumbs={[{ label: 'Carrinho', to: paths.cart }, { label: tools.lists.name }]}
        lead="Listas de peças salvas só neste aparelho. Nomes e preços vêm sempre do catálogo de hoje."
      />
      <noscript>
        <p>As listas precisam de JavaScript.</p>
      </noscript>
      {/* The height keeps room for the lists, which are rendered late, so that nothing moves. */}
      <div className="min-h-dvh has-[section]:min-h-0">{isHydrated && <SavedLists cart={cart} />}</div>
    </div>
  )
}
