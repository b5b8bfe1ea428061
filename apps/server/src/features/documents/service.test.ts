import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { Overloaded } from '@fitted/documents/isolation/failures';
import { ReadFailure } from '@fitted/documents/read/read-result';
import { expect, test } from 'vitest';
import { workInOwnProcess } from '../../adapters/text-work/own-process.ts';
import { writeDownload } from './service.ts';

const request = {
  format: 'pdf',
  resumeText: 'Robin Sample\nNurse',
  jobTitle: '',
  template: 'ledger',
  paper: 'a4',
} as const;
const bytes = new Uint8Array([1]);
const text = workInOwnProcess(embeddedAssistant);

test.each([new ReadFailure('corrupt'), new Overloaded('busy')])(
  'a written file is handed out though it could not be read back: %s',
  async (failure) => {
    const documents = {
      write: async () => bytes,
      read: () => Promise.reject(failure),
      draw: () => Promise.reject(failure),
      mark: () => Promise.reject(failure),
    };
    const download = await writeDownload(request, { documents, text }, new AbortController().signal);
    expect(download.bytes).toBe(bytes);
    expect(download.roundTrip).toBeUndefined();
  },
);
