import type { EquipmentComposition } from '#drawings/subject.ts'
import {
  closedIncubator,
  hybridIncubator,
  phototherapy,
  temperaturePanel,
  transportIncubator,
  warmer,
} from '#drawings/machines/newborn-care.ts'
import { machineByForm } from './machine-by-form.ts'

const panel = () => ({ detail: temperaturePanel(), detailAlt: 'painel com a temperatura da pele' })

/** Newborn care: incubators, warmers, phototherapy. */
export const incubator: EquipmentComposition = machineByForm({
  'incubadora-fechada': (seed) => ({
    whole: closedIncubator(seed),
    wholeAlt: 'cúpula com portinholas sobre a base de controle',
    ...panel(),
  }),
  hibrida: () => ({
    whole: hybridIncubator(),
    wholeAlt: 'cúpula com portinholas e aquecedor radiante acima',
    ...panel(),
  }),
  transporte: () => ({ whole: transportIncubator(), wholeAlt: 'cúpula sobre maca, com cilindro e alças', ...panel() }),
  'berco-aquecido': () => ({ whole: warmer(), wholeAlt: 'berço aberto sob aquecedor radiante', ...panel() }),
  fototerapia: () => ({ whole: phototherapy(), wholeAlt: 'lâmpadas sobre o berço', ...panel() }),
})
