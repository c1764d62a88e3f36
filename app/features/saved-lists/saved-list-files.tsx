import { useState, type ChangeEvent } from 'react'
import { download } from '#app/browser/download.ts'
import { newId } from '#app/browser/new-id.ts'
import { storeMachines, useOwnMachines } from '#app/own-machines.ts'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { joinMachines, readMachines } from '#domain/saved/machines.ts'
import { importSavedLists, readSavedLists, writeSavedLists, type SavedList } from '#domain/saved/saved-lists.ts'
import { counted } from '#domain/text/number-text.ts'

interface SavedListFilesProps {
  lists: readonly SavedList[]
  change: (update: (lists: SavedList[]) => SavedList[]) => boolean
}

const machinesRefusedText = 'Os equipamentos não foram salvos: o navegador está sem espaço ou não permite salvar dados.'

/**
 * Exports saved lists and machines to a file and imports them. An import overwrites nothing, and names what it cannot
 * read or has no room for.
 */
export function SavedListFiles({ lists, change }: SavedListFilesProps) {
  const { slug } = useSite().brand
  const ownMachines = useOwnMachines()
  const [faults, setFaults] = useState<readonly string[]>([])

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const text = await file.text()
    const fileLists = readSavedLists(text)
    const { machines, withoutRoom: machinesWithoutRoom } = joinMachines(ownMachines, readMachines(text))
    target.value = ''
    const addedCount = machines.length - ownMachines.length
    const areMachinesStored = addedCount === 0 || storeMachines(slug, machines)
    let listsWithoutRoom: string[] = []
    const isStored = change((before) => {
      const imported = importSavedLists(before, fileLists.lists, newId)
      listsWithoutRoom = imported.withoutRoom
      return imported.lists
    })
    const noRoomFaults = [
      ...listsWithoutRoom.map((name) => `Lista “${name}”: não há espaço, apague outra antes.`),
      ...machinesWithoutRoom.map(({ name }) => `Equipamento “${name}”: não há espaço, remova outro antes.`),
      ...(areMachinesStored ? [] : [machinesRefusedText]),
    ]
    setFaults([...new Set([...fileLists.faults, ...noRoomFaults])])
    const listCount = fileLists.lists.length - listsWithoutRoom.length
    const messages = [
      listCount > 0 && counted(listCount, 'lista', 'listas'),
      areMachinesStored && addedCount > 0 && counted(addedCount, 'equipamento', 'equipamentos'),
    ].filter(Boolean)
    // Where the device refused the lists, `change` has shown a message; a second one would replace it.
    if (isStored && messages.length > 0) showToast('Importado', { text: messages.join(' e ') })
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {lists.length + ownMachines.length > 0 && (
          <Button
            size="small"
            onClick={() => download(writeSavedLists(lists, ownMachines), 'minhas-listas.json', 'application/json')}
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
