import { Bookmark, BookmarkCheck } from 'lucide'
import { keepMachines } from '#app/browser/own-machines.ts'
import { useStoredMachines } from '#app/use-stored-machines.ts'
import { useSite } from '#app/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { paths } from '#domain/pages/paths.ts'
import { joinMachines, maximumMachines, readMachines, type SavedMachine } from '#domain/saved/machines.ts'

/** A button that adds the model to the visitor's own machines, or removes it. */
export function KeepMachine({ machine }: { machine: SavedMachine }) {
  const { brand } = useSite()
  const own = readMachines(useStoredMachines())
  const isStored = own.some(({ key }) => key === machine.key)

  function toggle() {
    const { machines, left } = isStored
      ? { machines: own.filter(({ key }) => key !== machine.key), left: [] }
      : joinMachines(own, [machine])
    if (left.length > 0) tell(`Cabem ${maximumMachines} equipamentos. Remova um em “Minhas listas”.`)
    else if (!keepMachines(brand.slug, machines)) tell('O navegador está sem espaço ou não permite guardar dados.')
  }

  return (
    <>
      <Button size="small" className="needs-script" aria-pressed={isStored} onClick={toggle}>
        <Icon node={isStored ? BookmarkCheck : Bookmark} size={17} />
        {isStored ? 'Guardado em meus equipamentos' : 'Guardar em meus equipamentos'}
      </Button>
      {isStored && (
        <ButtonLink look="plain" size="inline" to={paths.lists}>
          Ver meus equipamentos
        </ButtonLink>
      )}
    </>
  )
}

function tell(text: string) {
  showToast('O equipamento não foi guardado', { text, tone: 'destructive' })
}
