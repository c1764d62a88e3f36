import { keysOf } from '#domain/catalogue/vocabulary.ts'

/**
 * The drawings with which an article without a picture of its own can open, by the names that its form shows. The front
 * matter of the article names one as `scene`.
 */
export const articleSceneName = {
  bancada: 'Bancada de manutenção',
  bateria: 'Bateria',
  edital: 'Edital',
  placa: 'Placa eletrônica',
  tela: 'Tela',
  monitor: 'Monitor',
  monitores: 'Monitores',
  anestesia: 'Aparelho de anestesia',
  bomba: 'Bomba de infusão',
  'bomba-de-perto': 'Bomba de infusão, de perto',
  'pas-desfibrilador': 'Pás de desfibrilador',
  capnografia: 'Capnografia',
  'celula-o2': 'Célula de oxigênio',
  'sensor-spo2': 'Sensor de SpO2',
  'plugue-spo2': 'Plugue de SpO2',
  'sensor-temperatura': 'Sensor de temperatura',
  'cabo-pi': 'Cabo de pressão invasiva',
  'plugue-pi': 'Plugue de pressão invasiva',
  bracadeira: 'Braçadeira de duas vias',
  'bracadeira-1-via': 'Braçadeira de uma via',
  'extensao-pni': 'Extensão de PNI de uma via',
  'extensao-pni-dupla': 'Extensão de PNI de duas vias',
  'conector-pni': 'Conector de PNI',
  'cabo-ecg-aha-3-vias': 'Cabo de ECG AHA, 3 vias',
  'cabo-ecg-aha-5-vias': 'Cabo de ECG AHA, 5 vias',
  'cabo-ecg-iec-5-vias': 'Cabo de ECG IEC, 5 vias',
  'cabo-ecg-iec-10-vias': 'Cabo de ECG IEC, 10 vias',
  'cabo-ecg-tronco': 'Tronco de ECG',
  'plugue-ecg': 'Plugue de ECG',
  'cabo-forca': 'Cabo de força',
  eletrodos: 'Eletrodos',
  'sensor-fluxo': 'Sensor de fluxo',
  analisador: 'Analisador de oxigênio',
  'transdutor-fetal': 'Transdutor fetal',
} as const
export const articleScenes = keysOf(articleSceneName)
export type ArticleScene = keyof typeof articleSceneName
