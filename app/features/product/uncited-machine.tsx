import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#domain/pages/paths.ts'

interface UncitedMachineProps {
  name: string
  /**
   * The page of this machine's model, which lists parts by brand and by connector too; undefined where not exactly one
   * model is known.
   */
  modelPath: string | undefined
}

/** Says that no part names this machine, that nothing is known therefore, and how to ask. */
export function UncitedMachine({ name, modelPath }: UncitedMachineProps) {
  return (
    <section aria-label="Peças para este equipamento" className="no-print late-layout border-t border-rule pt-6">
      <h2 className="text-title">Peças para este equipamento</h2>
      <p className="mt-2 max-w-prose text-small">
        Nenhuma ficha do catálogo cita este equipamento ainda. Isso não quer dizer que não haja peça: pergunte, com foto
        do conector e da etiqueta.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.identifyWith({ modelo: name })}>Perguntar por uma peça</ButtonLink>
        {modelPath && (
          <ButtonLink look="plain" to={modelPath}>
            Peças e acessórios pelo modelo
          </ButtonLink>
        )}
      </p>
    </section>
  )
}
