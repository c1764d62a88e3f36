import { batteryCapacity } from './battery-capacity.ts'
import { capnograms, capnographs } from './capnography.ts'
import { certificate } from './certificate.ts'
import { chestLeads } from './chest-leads.ts'
import { connectorFace } from './connector-face.ts'
import { cuffFit } from './cuff-fit.ts'
import { padPositions } from './defibrillator.ts'
import { disinfectants } from './disinfectants.ts'
import { disinfectionLevels } from './disinfection-levels.ts'
import { ecgNoise } from './ecg-noise.ts'
import { monitorLeads } from './ecg.ts'
import { fetalTransducers } from './fetal-transducers.ts'
import type { Figure } from './figure.ts'
import { flowSensors } from './flow-sensors.ts'
import { hosePath } from './hose-path.ts'
import { kitPrice } from './kit-price.ts'
import { lastBuy } from './last-buy.ts'
import { lcdLayers } from './lcd-layers.ts'
import { leakageLimits } from './leakage-limits.ts'
import { lifeCost } from './life-cost.ts'
import { nibpLocks } from './nibp-locks.ts'
import { leakTest } from './nibp-test.ts'
import { occlusionDelay } from './occlusion.ts'
import { cellChemistry, cellLife } from './oxygen-cell.ts'
import { presentValue } from './present-value.ts'
import { pressureLine } from './pressure-line.ts'
import { pumpTest } from './pump-test.ts'
import { registration } from './registration.ts'
import { reorderPoint } from './reorder-point.ts'
import { safetyAnalyser } from './safety-analyser.ts'
import { sampleChance } from './sample-chance.ts'
import { spo2Optics, spo2Wiring } from './spo2.ts'
import { squareWave } from './square-wave.ts'
import { swapTest } from './swap-test.ts'
import { temperaturePlugs } from './temperature.ts'
import { tenderLayers } from './tender-layers.ts'
import { trunkOrOnePiece } from './trunk-cable.ts'

/** The figures of articles, by the name that an article writes. */
export const figures: Readonly<Record<string, () => Figure>> = {
  'amostra-chance': sampleChance,
  'analisador-seguranca': safetyAnalyser,
  'bateria-capacidade': batteryCapacity,
  'bomba-vazao': pumpTest,
  'bracadeira-medidas': cuffFit,
  'capnografia-sistemas': capnographs,
  capnogramas: capnograms,
  'celula-o2-quimica': cellChemistry,
  'celula-o2-vida': cellLife,
  'certificado-leitura': certificate,
  'conector-face': connectorFace,
  'custo-durabilidade': lifeCost,
  'descritivo-camadas': tenderLayers,
  'desfibrilador-posicoes': padPositions,
  'desinfetante-onde-ataca': disinfectants,
  'ecg-3-vias': () => monitorLeads(3),
  'ecg-5-vias': () => monitorLeads(5),
  'ecg-precordiais': chestLeads,
  'ecg-ruidos': ecgNoise,
  'ecg-tronco-peca-unica': trunkOrOnePiece,
  'estoque-ponto-pedido': reorderPoint,
  'extensao-medir': hosePath,
  'fetal-transdutores': fetalTransducers,
  'fluxo-principios': flowSensors,
  'fuga-limites': leakageLimits,
  'kit-ou-avulso': kitPrice,
  'lcd-camadas': lcdLayers,
  'leasing-taxas': presentValue,
  'limpeza-niveis': disinfectionLevels,
  'oclusao-atraso': occlusionDelay,
  'pi-linha': pressureLine,
  'pi-onda-quadrada': squareWave,
  'pni-teste-vazamento': leakTest,
  'pni-travas': nibpLocks,
  'registro-perguntas': registration,
  'spo2-ligacoes': spo2Wiring,
  'spo2-optica': spo2Optics,
  'temperatura-plugues': temperaturePlugs,
  'troca-cruzada': swapTest,
  'ultima-compra-risco': lastBuy,
}
