import { paths } from './paths.ts'

export type Tool = { name: string; to: string; does: string }

/** The tools, whose names every place takes from here; the first three find a part: the header has no more. */
export const tools = {
  machines: {
    name: 'Peças pelo equipamento',
    to: paths.compatibility,
    does: 'Marca e modelo levam às peças compatíveis com ele.',
  },
  identify: { name: 'Não sei o código', to: paths.identify, does: 'O que a peça faz e como é o plugue levam até ela.' },
  quickOrder: { name: 'Pedido rápido', to: paths.quickOrder, does: 'Cole a lista de códigos e quantidades.' },
  lists: { name: 'Minhas listas', to: paths.lists, does: 'Pedidos e equipamentos salvos neste aparelho.' },
  request: { name: 'Solicitação de orçamento', to: paths.request, does: 'O documento com o CNPJ, em papel ou PDF.' },
} as const satisfies Readonly<Record<string, Tool>>

export const allTools: readonly Tool[] = Object.values(tools)

export type MenuLink = { label: string; to: string }

/** The six links of the menus (spec §2), without links to what a shop does not have. */
export function menuOf({ hasEquipment, hasArticles }: { hasEquipment: boolean; hasArticles: boolean }): MenuLink[] {
  return [
    { label: 'Início', to: paths.home },
    ...(hasEquipment ? [{ label: 'Equipamentos', to: paths.equipment }] : []),
    { label: 'Acessórios', to: paths.accessories },
    { label: 'Manutenção Preventiva', to: paths.maintenance },
    ...(hasArticles ? [{ label: 'Blog', to: paths.blog }] : []),
    { label: 'Contato', to: paths.contact },
  ]
}
