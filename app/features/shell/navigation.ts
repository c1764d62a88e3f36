import { paths } from '#app/paths.ts'

/** The six links of the header and the mobile menu (spec §2). */
export const navigation = [
  { label: 'Início', to: paths.home },
  { label: 'Equipamentos', to: paths.equipment },
  { label: 'Acessórios', to: paths.accessories },
  { label: 'Manutenção Preventiva', to: paths.maintenance },
  { label: 'Blog', to: paths.blog },
  { label: 'Contato', to: paths.contact },
] as const

/** The footer's six category links. */
export const footerCategories = [
  { label: 'Cabos de ECG', to: paths.category('cabos-de-ecg') },
  { label: 'Sensores de SpO2', to: paths.category('sensores-spo2') },
  { label: 'Células de oxigênio', to: paths.category('celulas-de-oxigenio') },
  { label: 'Braçadeiras de PNI', to: paths.category('bracadeiras-pni') },
  { label: 'Displays LCD', to: paths.category('displays-lcd') },
  { label: 'Sensores de temperatura', to: paths.category('sensores-de-temperatura') },
] as const
