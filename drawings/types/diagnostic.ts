import type { EquipmentComposition } from '#drawings/subject.ts'
import {
  electrocardiograph,
  stripRecorder,
  tracingDetail,
  trolleyElectrocardiograph,
} from '#drawings/machines/ecg-machines.ts'
import { fingertipOximeter, handheldOximeter, oximetryDetail, tabletopOximeter } from '#drawings/machines/oximeters.ts'
import { cartUltrasound, portableUltrasound, probeDetail } from '#drawings/machines/ultrasounds.ts'
import { machineByForm } from './machine-by-form.ts'

const tracing = () => ({ detail: tracingDetail(), detailAlt: 'traçado no papel milimetrado' })
const reading = () => ({ detail: oximetryDetail(), detailAlt: 'leituras de saturação e pulso' })
const probe = () => ({ detail: probeDetail(), detailAlt: 'transdutor convexo e imagem' })

/** Diagnostic equipment: electrocardiographs, oximeters, ultrasound. */
export const diagnostic: EquipmentComposition = machineByForm({
  eletrocardiografo: () => ({
    whole: electrocardiograph(),
    wholeAlt: 'portátil, com tela, teclado e papel',
    ...tracing(),
  }),
  'eletrocardiografo-caneta': () => ({
    whole: stripRecorder(),
    wholeAlt: 'de mesa, com papel e teclado',
    ...tracing(),
  }),
  'eletrocardiografo-carrinho': () => ({
    whole: trolleyElectrocardiograph(),
    wholeAlt: 'sobre carrinho, com tela e suporte do cabo',
    ...tracing(),
  }),
  'oximetro-portatil': () => ({
    whole: handheldOximeter(),
    wholeAlt: 'de mão, com sensor de dedo no cabo',
    ...reading(),
  }),
  'oximetro-mesa': () => ({ whole: tabletopOximeter(), wholeAlt: 'de mesa, com curva e valores', ...reading() }),
  'oximetro-dedo': () => ({ whole: fingertipOximeter(), wholeAlt: 'de dedo, com mostrador próprio', ...reading() }),
  'ultrassom-carrinho': (seed) => ({
    whole: cartUltrasound(seed),
    wholeAlt: 'sobre carrinho, com teclado e transdutor',
    ...probe(),
  }),
  'ultrassom-portatil': () => ({
    whole: portableUltrasound(),
    wholeAlt: 'portátil, com tela e teclado dobráveis',
    ...probe(),
  }),
})
