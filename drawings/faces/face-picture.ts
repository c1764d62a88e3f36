import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { bodyStyle } from '#drawings/sheet.ts'
import { element } from '#drawings/svg.ts'
import { connectorFace } from './connector-face.ts'

const margin = 8

/** The face of one connector as a picture of its own. */
export function facePicture(connector: Connector): string {
  const { body, half } = connectorFace(connector)
  const [width, height] = [half[0] * 2 + margin, half[1] * 2 + margin]
  const viewBox = [-width / 2, -height / 2, width, height].join(' ')
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height },
    element('g', bodyStyle(), body),
  )
}
