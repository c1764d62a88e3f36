import { colour, thin, thinOpen } from '../palette.ts'
import { altText, type Composition, type Plate } from '../subject.ts'
import { circle, d, part, path, rect } from '../svg.ts'
import { caption, centreLines } from '../parts/plug-detail.ts'

function filter(): string {
  const pleats = Array.from({ length: 9 }, (_, index) => d`M${196 + index * 11} 84V276`).join('')
  return part('filter', [
    rect([40, 146, 96, 68], { fill: colour.tint, rx: 4 }),
    rect([344, 150, 96, 60], { fill: colour.tint, rx: 4 }),
    path('M136 146L186 74H294L344 150V210L294 286H186L136 214Z', { fill: colour.shade }),
    rect([186, 66, 108, 228], { rx: 8 }),
    path(pleats, { ...thinOpen, stroke: colour.mid }),
    path('M314 120V92H344V104H330V146', { fill: colour.mid }),
    path('M60 146V214M420 150V210', thin),
  ])
}

/** Breathing-circuit filters. */
export const breathingFilter: Composition = {
  whole: (): Plate => ({ body: centreLines([240, 180], [222, 150]) + filter(), alt: altText('Filtro respiratório', 'elemento filtrante entre as conexões e tomada de amostra') }),
  detail: (): Plate => ({
    body: centreLines([240, 168], [180, 150]) + circle([240, 168], 130, { fill: colour.shade }) + circle([240, 168], 112, { ...thin, fill: colour.tint }) + circle([240, 168], 54, {}) + circle([240, 168], 42, { fill: colour.mid }) + caption([240, 340], 'conexão 22 mm / 15 mm'),
    alt: 'Conexão do filtro respiratório vista de frente.',
  }),
}
