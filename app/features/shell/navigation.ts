import { paths } from '#domain/pages/paths.ts'

/** The six links of the header, the mobile menu and the footer (spec §2). */
export const navigation = [
  { label: 'Início', to: paths.home },
  { label: 'Equipamentos', to: paths.equipment },
  { label: 'Acessórios', to: paths.accessories },
  { label: 'Manutenção Preventiva', to: paths.maintenance },
  { label: 'Blog', to: paths.blog },
  { label: 'Contato', to: paths.contact },
] as const
