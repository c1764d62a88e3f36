import { piece } from '#drawings/drawing-files.ts'
import { centreLines } from '#drawings/plugs/plug-detail.ts'
import { altText, type Composition, type Subject } from '#drawings/subject.ts'
import { label, part, placed } from '#drawings/svg.ts'
import { byForm, detailFromFile, formsFromFiles } from './forms.ts'

/** Lamps: laryngoscope LED by the thread of its base, otoscope, ophthalmoscope, examination light. */
export const laryngoscopeLamp: Composition = byForm<Subject>('laringoscopio-rosca', {
  ...formsFromFiles('lampadas'),
  'laringoscopio-rosca': {
    whole: ({ variant }) => {
      const chosenThread = variant?.thread && (/gross/i.test(variant.thread) ? 'grossa' : 'fina')
      const thread = chosenThread ?? 'grossa'
      const lamp = part('lamp', piece(`lampada-rosca-${thread}`), { 'data-thread': thread })
      return {
        body:
          centreLines([240, 170], [220, 100]) +
          placed({ at: [258, 170], scale: 1.32 }, lamp) +
          label([326, 274], chosenThread ? `rosca ${chosenThread}` : '', { anchor: 'middle', size: 18, weight: 600 }),
        alt: altText('Lâmpada LED de laringoscópio', chosenThread && `rosca ${chosenThread}`),
      }
    },
    detail: detailFromFile('lampadas', 'laringoscopio-rosca'),
  },
})
