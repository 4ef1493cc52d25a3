/** Saves a ZIP in base64 as a file of the browser's downloads. */
export function saveFile({ fileName, zip }: { fileName: string; zip: string }): void {
  const bytes = Uint8Array.from(atob(zip), sign => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
