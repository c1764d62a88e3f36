import { Link } from 'react-router'
import { keepMachines } from '#app/browser/own-machines.ts'
import { useStoredMachines } from '#app/use-stored-machines.ts'
import { useSite } from '#app/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { paths } from '#domain/pages/paths.ts'
import { readMachines, type SavedMachine } from '#domain/saved/machines.ts'

/** The visitor's machines: links to the parts of each and to those of all, and a button that removes each. */
export function OwnMachines() {
  const { slug } = useSite().brand
  const machines = readMachines(useStoredMachines())

  function change(next: readonly SavedMachine[], said: string) {
    if (keepMachines(slug, next)) return showToast(said)
    return showToast('Não foi possível apagar', { text: 'O navegador não permite guardar dados.', tone: 'destructive' })
  }

  return (
    <section aria-labelledby="meus-equipamentos" className="grid gap-3">
      <h2 id="meus-equipamentos" className="text-title">
        Meus equipamentos
      </h2>
      {machines.length === 0 ? (
        <p className="text-muted">
          Nenhum equipamento ainda. Abra um modelo em{' '}
          <Link to={paths.compatibility} className="text-petrol-deep underline underline-offset-4">
            Peças pelo equipamento
          </Link>{' '}
          e guarde-o aqui.
        </p>
      ) : (
        <>
          <ul className="grid gap-x-8 border-t border-rule sm:grid-cols-2 lg:grid-cols-1">
            {machines.map((machine) => (
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
                  onClick={() =>
                    change(
                      machines.filter(({ key }) => key !== machine.key),
                      'Equipamento removido',
                    )
                  }
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
            <Button size="small" look="plain" onClick={() => change([], 'Equipamentos apagados')}>
              Apagar tudo
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
