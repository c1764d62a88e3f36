import qrCodeOf from 'qrcode-generator'
import { qrPath } from '#domain/text/qr-path.ts'
import { QrDrawing } from './ui/picture/qr-drawing.tsx'

interface QrCodeProps {
  /** The first part of the text, of any characters. */
  prefix: string
  /** The rest of the text, of characters in QR's alphanumeric mode only, which takes less space. */
  text?: string
  label: string
  className?: string
}

/** The longest text with full redundancy; a longer one gets less, so that modules stay large enough for a camera. */
const maximumRedundantLength = 300

export function QrCode({ prefix, text = '', ...drawingProps }: QrCodeProps) {
  const code = qrCodeOf(0, text.length > maximumRedundantLength ? 'L' : 'M')
  code.addData(prefix, 'Byte')
  if (text !== '') code.addData(text, 'Alphanumeric')
  code.make()
  return <QrDrawing code={qrPath(code.getModuleCount(), (row, column) => code.isDark(row, column))} {...drawingProps} />
}
