import { ToolLinks } from '#app/tool-links.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { paths } from '#domain/pages/paths.ts'

/** Shown once the stored cart was read and had no lines. */
export function EmptyCart({ picture }: { picture: string }) {
  return (
    <section className="mt-4 grid justify-items-start gap-4 border-t border-rule py-12">
      <img
        src={picture}
        alt=""
        width={480}
        height={300}
        className="w-full max-w-xs forced-colors:bg-[white] forced-colors:forced-color-adjust-none"
      />
      <EmptyState
        title="Seu carrinho está vazio"
        actions={
          <>
            <ButtonLink look="primary" to={paths.equipment}>
              Ver Equipamentos
            </ButtonLink>
            <ButtonLink to={paths.accessories}>Ver Acessórios</ButtonLink>
          </>
        }
      >
        <p>Explore nossos produtos médicos e adicione itens ao seu carrinho para solicitar orçamentos.</p>
      </EmptyState>
      <ToolLinks />
    </section>
  )
}
