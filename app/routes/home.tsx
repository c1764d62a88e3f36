import { ButtonLink } from '#app/ui/button.tsx'
import { paths } from '#app/paths.ts'

export default function HomeRoute() {
  return (
    <div className="page-width py-16">
      <h1 className="text-hero">Início</h1>
      <ButtonLink to={paths.accessories}>Acessórios</ButtonLink>
    </div>
  )
}
