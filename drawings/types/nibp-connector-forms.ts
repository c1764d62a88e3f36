import type { Body } from '../parts/connector-body.ts'
import type { Port } from '../parts/port.ts'

/** How a pneumatic connector is built: a body with a port on either side, or more. */
export interface ConnectorForm {
  left: Port
  right: Port
  body: Body
  /** 'duplo' is two of them side by side in one shell; the others bend or branch. */
  layout?: 'reto' | 'duplo' | 'cotovelo' | 'te' | 'y'
}

const form = (left: Port, body: Body, right: Port, layout: ConnectorForm['layout'] = 'reto'): ConnectorForm => ({ left, body, right, layout })

/** The shapes of CP01 to CP27, in that order. */
export const connectorForms: readonly ConnectorForm[] = [
  form('luer-macho', 'reto', 'bico'),
  form('luer-femea', 'reto', 'bico'),
  form('baioneta-macho', 'sextavado', 'bico'),
  form('baioneta-femea', 'redondo', 'bico'),
  form('engate-macho', 'sextavado', 'bico'),
  form('engate-femea', 'colar', 'bico'),
  form('botao', 'colar', 'bico'),
  form('rosca', 'sextavado', 'bico'),
  form('painel', 'sextavado', 'bico'),
  form('conico', 'colar', 'bico'),
  form('anel', 'redondo', 'bico'),
  form('luer-slip', 'asas', 'bico'),
  form('luer-macho', 'asas', 'bico-fino'),
  form('luer-femea', 'recartilhado', 'bico-fino'),
  form('baioneta-macho', 'recartilhado', 'bico', 'duplo'),
  form('engate-macho', 'colar', 'bico', 'duplo'),
  form('botao', 'redondo', 'bico', 'duplo'),
  form('anel', 'sextavado', 'bico', 'duplo'),
  form('bico', 'sextavado', 'bico'),
  form('bico', 'colar', 'bico-fino'),
  form('luer-femea', 'recartilhado', 'luer-macho'),
  form('bico', 'redondo', 'bico', 'te'),
  form('bico', 'redondo', 'bico', 'y'),
  form('luer-macho', 'redondo', 'bico', 'cotovelo'),
  form('engate-femea', 'recartilhado', 'rosca'),
  form('painel', 'recartilhado', 'luer-femea'),
  form('baioneta-femea', 'sextavado', 'conico'),
]
