import type { Composition, Subject } from '#drawings/subject.ts'
import { cabledSensor, type PatientSide } from './cabled-sensor.ts'
import { byForm, detailFromFile } from './forms.ts'

const closeUp = (name: string) => detailFromFile('sensores-temperatura', name)

/** What measures: a core probe, a skin disc, or either, for parts that come with one of both. */
const sites = {
  sonda: {
    file: 'temperatura-sonda',
    placement: { at: [264, 190] },
    joint: [264, 190],
    cableWidth: 9,
    description: 'sonda esofágica ou retal',
    closeUp: closeUp('sonda'),
  },
  disco: {
    file: 'temperatura-disco',
    placement: { at: [320, 180] },
    joint: [320, 180],
    cableWidth: 9,
    description: 'disco de superfície (pele)',
    closeUp: closeUp('disco'),
  },
  ambos: {
    file: 'temperatura-ambos',
    placement: { at: [264, 130] },
    joint: [264, 130],
    cableWidth: 9,
    description: 'com sonda esofágica/retal ou disco de pele',
    closeUp: closeUp('ambos'),
  },
} as const satisfies Record<string, PatientSide>

function siteOf({ traits, variant }: Subject): PatientSide {
  if (variant?.application) return /superf|pele/i.test(variant.application) ? sites.disco : sites.sonda
  return traits.end === 'disco' || traits.end === 'sonda' ? sites[traits.end] : sites.ambos
}

const humidifierProbe = cabledSensor('Sonda de temperatura de umidificador', () => ({
  file: 'temperatura-umidificador',
  placement: { at: [270, 150] },
  joint: [270, 150],
  cableWidth: 10,
  description: 'duas pontas, na saída da câmara e junto ao paciente',
}))

/** Temperature probes: core probe or skin disc; the double probe of a humidifier. */
export const temperatureSensor: Composition = byForm('paciente', {
  paciente: cabledSensor('Sensor de temperatura', siteOf),
  'umidificador-dupla': { ...humidifierProbe, detail: closeUp('umidificador-dupla') },
})
