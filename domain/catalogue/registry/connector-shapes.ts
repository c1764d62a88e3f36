/** What a connector is for. The contacts of one for air and gases are called ways. */
export const connectorKindLabel = {
  eletrico: 'Elétrico',
  ar: 'Ar e gases',
  paciente: 'Eletrodo e paciente',
  fixacao: 'Rosca e fixação',
} as const
export type ConnectorKind = keyof typeof connectorKindLabel

/** The shapes of connector that the registry names, each with its kind and the word for it. */
export const connectorShapes = {
  redondo: { kind: 'eletrico', label: 'Redondo' },
  'redondo-chaveta': { kind: 'eletrico', label: 'Redondo com chaveta' },
  'redondo-baioneta': { kind: 'eletrico', label: 'Redondo com trava baioneta' },
  lemo: { kind: 'eletrico', label: 'Redondo push-pull' },
  'mini-din': { kind: 'eletrico', label: 'Mini-DIN' },
  'tipo-d': { kind: 'eletrico', label: 'Tipo D' },
  retangular: { kind: 'eletrico', label: 'Retangular' },
  'retangular-trava': { kind: 'eletrico', label: 'Retangular com travas' },
  hexagonal: { kind: 'eletrico', label: 'Hexagonal' },
  modular: { kind: 'eletrico', label: 'Modular (telefone)' },
  p10: { kind: 'eletrico', label: 'Plugue P10 (6,35 mm)' },
  p2: { kind: 'eletrico', label: 'Plugue P2 (3,5 mm)' },
  'jaque-colar': { kind: 'eletrico', label: 'Jaque com colar' },
  flat: { kind: 'eletrico', label: 'Cabo flat' },
  molex: { kind: 'eletrico', label: 'Alojamento com contatos crimpados' },
  bloco: { kind: 'eletrico', label: 'Bloco de encaixe' },
  usb: { kind: 'eletrico', label: 'USB' },
  contatos: { kind: 'eletrico', label: 'Contatos planos' },
  lamina: { kind: 'eletrico', label: 'Lâmina (Faston)' },
  bipino: { kind: 'eletrico', label: 'Dois pinos (bipino)' },
  tomada: { kind: 'eletrico', label: 'Tomada de força' },
  banana: { kind: 'paciente', label: 'Banana' },
  snap: { kind: 'paciente', label: 'Pressão (snap)' },
  garra: { kind: 'paciente', label: 'Garra (grabber)' },
  jacare: { kind: 'paciente', label: 'Jacaré' },
  pinch: { kind: 'paciente', label: 'Pinça de agulha (Neopinch)' },
  'din-seguranca': { kind: 'paciente', label: 'Pino de segurança 1,5 mm' },
  luer: { kind: 'ar', label: 'Luer' },
  'luer-lock': { kind: 'ar', label: 'Luer lock' },
  baioneta: { kind: 'ar', label: 'Baioneta' },
  'engate-botao': { kind: 'ar', label: 'Engate com botão' },
  'engate-anel': { kind: 'ar', label: 'Engate com anel' },
  'rosca-ar': { kind: 'ar', label: 'Rosca (ar)' },
  'encaixe-liso': { kind: 'ar', label: 'Encaixe liso, por pressão' },
  'plugue-ar': { kind: 'ar', label: 'Plugue de ar' },
  flexiport: { kind: 'ar', label: 'FlexiPort' },
  'duplo-retangular': { kind: 'ar', label: 'Duplo retangular' },
  'duplo-clique': { kind: 'ar', label: 'Duplo de clique' },
  espiga: { kind: 'ar', label: 'Espiga' },
  'tubo-livre': { kind: 'ar', label: 'Tubo livre' },
  cone: { kind: 'ar', label: 'Cone respiratório' },
  'engate-amostra': { kind: 'ar', label: 'Engate de amostra de gás' },
  rosca: { kind: 'fixacao', label: 'Rosca' },
  encaixe: { kind: 'fixacao', label: 'Encaixe mecânico' },
} as const satisfies Record<string, { kind: ConnectorKind; label: string }>
export type ConnectorShape = keyof typeof connectorShapes

export const connectorGenderLabel = {
  macho: 'macho',
  femea: 'fêmea',
  coaxial: 'macho por fora, fêmea por dentro',
  neutro: 'sem macho e fêmea',
} as const
