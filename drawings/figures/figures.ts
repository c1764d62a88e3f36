import { batteryCapacity } from './battery-capacity.ts'
import { capnograms, capnographs } from './capnography.ts'
import { connectorFace } from './connector-face.ts'
import { padPositions } from './defibrillator.ts'
import { chestLeads, monitorLeads } from './ecg.ts'
import type { Figure } from './figure.ts'
import { nibpLocks } from './nibp-locks.ts'
import { leakTest } from './nibp-test.ts'
import { cellChemistry, cellLife } from './oxygen-cell.ts'
import { pressureLine, squareWave } from './pressure.ts'
import { safetyAnalyser } from './safety-analyser.ts'
import { spo2Optics, spo2Wiring } from './spo2.ts'
import { temperaturePlugs } from './temperature.ts'

/** The figures that an article can show, by the name that it writes. */
export const figures: Readonly<Record<string, () => Figure>> = {
  'analisador-seguranca': safetyAnalyser,
  'bateria-capacidade': batteryCapacity,
  'capnografia-sistemas': capnographs,
  capnogramas: capnograms,
  'celula-o2-quimica': cellChemistry,
  'celula-o2-vida': cellLife,
  'conector-face': connectorFace,
  'desfibrilador-posicoes': padPositions,
  'ecg-3-vias': () => monitorLeads(3),
  'ecg-5-vias': () => monitorLeads(5),
  'ecg-precordiais': chestLeads,
  'pi-linha': pressureLine,
  'pi-onda-quadrada': squareWave,
  'pni-teste-vazamento': leakTest,
  'pni-travas': nibpLocks,
  'spo2-ligacoes': spo2Wiring,
  'spo2-optica': spo2Optics,
  'temperatura-plugues': temperaturePlugs,
}
