import qrCodeOf from 'qrcode-generator'
import { qrPath, type QrPath } from '#domain/text/qr-path.ts'

/** A full address as a QR code, for printed pages. */
export function pageQr(address: string): QrPath {
  const code = qrCodeOf(0, 'M')
  code.addData(address, 'Byte')
  code.make()
  return qrPath(code.getModuleCount(), (row, column) => code.isDark(row, column))
}
