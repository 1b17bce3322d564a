import { fileNameLength } from '@portal/contract/files/files';
import { fileTypeOf } from './file-types.ts';

/** Control characters, and those that turn the direction of text: `exe.gpj` would read `jpg.exe`. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const lastEnding = /\.([^.]*)$/;

/** Makes one line of readable text of the name of an upload. It is never part of a path. */
export function safeName(given: string): string {
  const name = given.normalize('NFC').replaceAll(hidden, '').replaceAll(/[/\\]/g, '_').trim();
  const ending = lastEnding.exec(name)?.[0].slice(0, 16) ?? '';
  const letters = Array.from(name);
  if (letters.length > fileNameLength) {
    return letters.slice(0, fileNameLength - ending.length).join('') + ending;
  }
  return name.replaceAll('.', '') === '' ? '未命名文件' : name;
}

/** Returns the name to save a file under: its ending is one of its type, whatever the name says. */
export function downloadName(name: string, type: string): string {
  const endings = fileTypeOf(type)?.endings ?? [];
  const ending = lastEnding.exec(name)?.[1]?.toLowerCase() ?? '';
  return endings.includes(ending) ? name : `${name}.${endings[0] ?? 'bin'}`;
}
