import { useState, type ChangeEvent } from 'react'
import { download } from '#app/browser/download.ts'
import { storeMachines, useOwnMachines } from '#app/own-machines.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { importSavedLists, readSavedLists, writeSavedLists, type SavedList } from '#domain/saved/saved-lists.ts'
import { joinMachines, readMachines } from '#domain/saved/machines.ts'

interface SavedListFilesProps {
  lists: readonly SavedList[]
  change: (update: (lists: SavedList[]) => SavedList[]) => boolean
}

const machinesRefused = 'Os equipamentos não foram salvos: o navegador está sem espaço ou não permite salvar dados.'

/**
 * Exports saved lists and machines to a file and imports them. An import overwrites nothing, and names what it cannot
 * read or has no room for.
 */
export function SavedListFiles({ lists, change }: SavedListFilesProps) {
  const { slug } = useSite().brand
  const own = useOwnMachines()
  const [faults, setFaults] = useState<readonly string[]>([])

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const text = await file.text()
    const read = readSavedLists(text)
    const { machines, left: leftMachines } = joinMachines(own, readMachines(text))
    target.value = ''
    const added = machines.length - own.length
    const areStored = added === 0 || storeMachines(slug, machines)
    let left: string[] = []
    const isStored = change((before) => {
      const joined = importSavedLists(before, read.lists, () => crypto.randomUUID())
      left = joined.left
      return joined.lists
    })
    const full = [
      ...left.map((name) => `Lista “${name}”: não há espaço, apague outra antes.`),
      ...leftMachines.map(({ name }) => `Equipamento “${name}”: não há espaço, remova outro antes.`),
      ...(areStored ? [] : [machinesRefused]),
    ]
    setFaults([...new Set([...read.faults, ...full])])
    const count = read.lists.length - left.length
    const messages = [
      count > 0 && (count === 1 ? '1 lista' : `${count} listas`),
      areStored && added > 0 && (added === 1 ? '1 equipamento' : `${added} equipamentos`),
    ].filter(Boolean)
    // Where the lists were refused, `change` has messages so, and a second message would take its place.
    if (isStored && messages.length > 0) showToast('Importado', { text: messages.join(' e ') })
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {lists.length + own.length > 0 && (
          <Button
            size="small"
            onClick={() => download(writeSavedLists(lists, own), 'minhas-listas.json', 'application/json')}
          >
            Exportar listas e equipamentos
          </Button>
        )}
        <label className="inline-flex min-h-9 touch:min-h-11 cursor-pointer items-center rounded border border-rule-strong bg-sheet px-3 text-small font-medium focus-within:outline-2 hover:border-petrol">
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
