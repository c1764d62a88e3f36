import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { largeWords, purposeCaption } from '#drawings/purpose-caption.ts'
import { specificationValue } from '#drawings/specifications.ts'
import type { Composition, Drawable, Machine } from '#drawings/subject.ts'
import type { Point } from '#drawings/svg.ts'
import { battery } from './battery.ts'
import { board } from './board.ts'
import { breathingFilter } from './breathing-filter.ts'
import { capnography } from './capnography.ts'
import { cuff } from './cuff.ts'
import { defibrillation } from './defibrillation.ts'
import { display } from './display.ts'
import { ecgCable } from './ecg-cable.ts'
import { electrode } from './electrode.ts'
import { flowSensor } from './flow-sensor.ts'
import { byForm, formsFromFiles } from './forms.ts'
import { laryngoscopeLamp } from './laryngoscope-lamp.ts'
import { monitor } from './monitor.ts'
import { nibpConnector } from './nibp-connector.ts'
import { nibpHose } from './nibp-hose.ts'
import { oxygenCell } from './oxygen-cell.ts'
import { pressureCable } from './pressure-cable.ts'
import { spo2Sensor } from './spo2-sensor.ts'
import { temperatureSensor } from './temperature-sensor.ts'

/** The oximetry that a board or module understands; without one, its purpose. */
const technologyText = ({ product }: Drawable, at: Point): string => {
  const sensors = specificationValue(product, 'Sensores')?.replace('Tecnologia ', '')
  return sensors ? largeWords(sensors, { at, lines: 2 }) : purposeCaption(product, { at, lines: 2 })
}

/** One composition for each product type; the compiler asks for every one. */
export const accessoryCompositions: Record<ProductType, Composition> = {
  'cabos-ecg': ecgCable,
  'cabos-pi': pressureCable,
  'celulas-o2': oxygenCell,
  'bracadeiras-pni': cuff,
  'cabos-extensoes-pni': nibpHose,
  'conectores-pni': nibpConnector,
  'sensores-spo2': spo2Sensor,
  'sensores-temperatura': temperatureSensor,
  eletrodos: electrode,
  'pas-eletrodos-desfibrilacao': defibrillation,
  capnografia: capnography,
  'displays-monitores-lcd': display,
  'placas-componentes-eletronicos': board,
  lampadas: laryngoscopeLamp,
  baterias: battery,
  modulos: byForm('modulo-encaixe', formsFromFiles('modulos', { drawings: { tecnologia: technologyText } })),
  analisadores: byForm('portatil-celula-no-cabo', formsFromFiles('analisadores')),
  'filtros-respiratorios': breathingFilter,
  'valvulas-exalatorias': byForm('corpo-diafragma', formsFromFiles('valvulas-exalatorias')),
  'sensores-transdutores': flowSensor,
  'sensores-transdutores-diversos': byForm('toco', formsFromFiles('sensores-transdutores-diversos')),
  'papeis-registro': byForm('rolo', formsFromFiles('papeis-registro')),
}

/** A family whose machines are drawn from files alone. In: the default form. */
const familyFromFiles = (family: EquipmentFamily, common: string): Composition<Machine> =>
  byForm(common, formsFromFiles(family))

/** One composition for each family of equipment. */
export const equipmentCompositions: Record<EquipmentFamily, Composition<Machine>> = {
  'monitores-multiparametro': monitor,
  desfibriladores: familyFromFiles('desfibriladores', 'bifasico-pas'),
  'ventiladores-pulmonares': familyFromFiles('ventiladores-pulmonares', 'pedestal'),
  anestesia: familyFromFiles('anestesia', 'estacao-fole'),
  'incubadoras-neonatais': familyFromFiles('incubadoras-neonatais', 'incubadora-fechada'),
  diagnostico: familyFromFiles('diagnostico', 'eletrocardiografo'),
}
