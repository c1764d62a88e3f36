import { paths } from './paths.ts'

/** A link of the header, the mobile menu and the footer. */
export interface MenuLink {
  label: string
  to: string
}

/** The six links of the menus (spec §2), without those to what a shop does not have. */
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
