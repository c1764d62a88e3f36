import { paths } from '#domain/pages/paths.ts'
import { Link } from 'react-router'
import { useSite } from './site.tsx'

interface ToolLinksProps {
  /** Address of 'Não sei o código', with what is known filled in. */
  identify?: string
}

/** Links to the tools, shown where nothing was found or nothing has been asked for yet. */
export function ToolLinks({ identify = paths.identify }: ToolLinksProps) {
  const { tools } = useSite()
  return (
    <DescribedLinks
      title="Ferramentas"
      links={tools.map((tool) => (tool.to === paths.identify ? { ...tool, to: identify } : tool))}
    />
  )
}

interface DescribedLinksProps {
  title: string
  links: readonly { name: string; to: string; does: string }[]
}

/** Links with a description each, in two columns. */
function DescribedLinks({ title, links }: DescribedLinksProps) {
  return (
    <div className="no-print grid w-full gap-2">
      <p aria-hidden className="text-small font-semibold">
        {title}
      </p>
      <ul aria-label={title} className="grid gap-x-8 border-t border-rule sm:grid-cols-2">
        {links.map(({ name, to, does }) => (
          <li key={to} className="border-b border-rule">
            <Link to={to} className="group grid min-h-11 content-center py-1.5 hover:bg-tint">
              <span className="text-small font-medium text-petrol-deep group-hover:underline">{name}</span>
              <span className="text-label text-muted">{does}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
