import { paths } from '#domain/pages/paths.ts'
import { DescribedLinks } from './ui/blocks/described-links.tsx'
import { useSite } from './site.tsx'

interface ToolLinksProps {
  /** Address of 'Identificar peça', with what is known filled in. */
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
