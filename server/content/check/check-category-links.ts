import type { ContentFault } from '#server/content-error.ts'
import type { Content } from '#server/content/content.ts'

/** Faults for links of the footer and the home page to categories that do not exist. */
export function categoryLinkFaults({ brand, pages, categories }: Content): ContentFault[] {
  const known = new Set(categories.flatMap(({ slug, aliases }) => [slug, ...aliases]))
  const deadIn = (file: string, path: string, links: readonly { slug: string }[]) =>
    links.flatMap(({ slug }, index) =>
      known.has(slug)
        ? []
        : [
            {
              file,
              path: `${path}.${index}.slug`,
              code: 'conteudo-categoria-que-nao-ha' as const,
              problem: `há ${slug}; espera-se um slug ou alias de content/categories.yaml`,
            },
          ],
    )
  return [
    ...deadIn('content/brand.yaml', 'footerCategories', brand.footerCategories),
    ...deadIn('content/pages/home.yaml', 'featured.categories', pages.home.featured.categories),
  ]
}
