import type { EquipmentFamily } from '#domain/catalogue/equipment-families.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Composition, EquipmentComposition } from '#drawings/subject.ts'
import { anaesthesia } from './anaesthesia.ts'
import { analyser } from './analyser.ts'
import { battery } from './battery.ts'
import { board } from './board.ts'
import { breathingFilter } from './breathing-filter.ts'
import { capnography } from './capnography.ts'
import { chartPaper } from './chart-paper.ts'
import { cuff } from './cuff.ts'
import { defibrillation } from './defibrillation.ts'
import { defibrillator } from './defibrillator.ts'
import { diagnostic } from './diagnostic.ts'
import { display } from './display.ts'
import { ecgCable } from './ecg-cable.ts'
import { electrode } from './electrode.ts'
import { exhalationValve } from './exhalation-valve.ts'
import { beltTransducer, flowSensor } from './flow-sensor.ts'
import { incubator } from './incubator.ts'
import { laryngoscopeLamp } from './laryngoscope-lamp.ts'
import { parameterModule } from './module.ts'
import { monitor } from './monitor.ts'
import { nibpConnector } from './nibp-connector.ts'
import { nibpHose } from './nibp-hose.ts'
import { oxygenCell } from './oxygen-cell.ts'
import { pressureCable } from './pressure-cable.ts'
import { spo2Sensor } from './spo2-sensor.ts'
import { temperatureSensor } from './temperature-sensor.ts'
import { ventilator } from './ventilator.ts'

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
  modulos: parameterModule,
  analisadores: analyser,
  'filtros-respiratorios': breathingFilter,
  'valvulas-exalatorias': exhalationValve,
  'sensores-transdutores': flowSensor,
  'sensores-transdutores-diversos': beltTransducer,
  'papeis-registro': chartPaper,
}

/** One composition for each family of equipment. */
export const equipmentCompositions: Record<EquipmentFamily, EquipmentComposition> = {
  'monitores-multiparametro': monitor,
  desfibriladores: defibrillator,
  'ventiladores-pulmonares': ventilator,
  anestesia: anaesthesia,
  'incubadoras-neonatais': incubator,
  diagnostico: diagnostic,
}
