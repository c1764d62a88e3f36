import qrCodeOf from 'qrcode-generator'
import { qrPath, type QrPath } from '#domain/text/qr-path.ts'

/** An address as a QR code, for pages that are printed. In: the whole address. */
export function pageQr(address: string): QrPath {
  const code = qrCodeOf(0, 'M')
  code.addData(address, 'Byte')
  code.make()
  return qrPath(code.getModuleCount(), (row, column) => code.isDark(row, column))
}
