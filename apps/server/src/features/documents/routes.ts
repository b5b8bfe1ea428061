import { type DownloadFormat, downloadResume, ownDocument, parseResume, resumePages } from '@fitted/contract/documents';
import { createTurnstile } from '@fitted/documents/isolation/turnstile';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { answerWithEvents, wantsEvents } from '../../http/answers/event-stream.ts';
import type { Serve } from '../../http/bind.ts';
import { cancelledWith } from '../../http/cancelled-with.ts';
import { attachment } from './file-name.ts';
import { markOwnDocument, ownDocumentShape } from './own-document.ts';
import { type DownloadDeps, drawPages, readUpload, writeDownload } from './service.ts';
import { bodyBytes, receiveUpload } from './upload.ts';

const mediaTypes: Readonly<Record<DownloadFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Ten times the size of most resumes. */
const largeBytes = 1024 * 1024;

export function serveDocuments(serve: Serve, { documents, text }: DownloadDeps, now: () => Date): void {
  // Bodies of waiting uploads have not been read, so they cost a socket each and no memory. Scans, of which at most
  // seven run at a time, must not take every place.
  const uploads = createTurnstile({ places: 10, maxWaiting: 300 });
  // Large uploads wait for each other first, two at a time like the readers, because received bodies stay in memory.
  const largeUploads = createTurnstile({ places: 2, maxWaiting: 300 });
  const enter = async (request: FastifyRequest, signal: AbortSignal) => {
    const leaveLarge = bodyBytes(request) > largeBytes ? await largeUploads.enter(signal) : () => undefined;
    const leave = await uploads.enter(signal).catch((error: unknown) => {
      leaveLarge();
      throw error;
    });
    return () => {
      leave();
      leaveLarge();
    };
  };

  const enterOrRefuse = (request: FastifyRequest, signal: AbortSignal) =>
    enter(request, signal).catch((error: unknown) => {
      throw new AppError('overloaded', {}, { cause: error, retryAfterS: 5 });
    });

  serve(parseResume, async ({ request, reply }) => {
    const signal = cancelledWith(reply);
    const leave = await enterOrRefuse(request, signal);
    try {
      const upload = await receiveUpload(request);
      if (!wantsEvents(request)) return await readUpload(upload, { documents, text }, { signal });
      // Scans take a while: send the page count as it grows, then the same answer as without events.
      return await answerWithEvents(request, reply, async (stream) => {
        const onProgress = (progress: unknown) => stream.send('progress', progress);
        stream.send('done', await readUpload(upload, { documents, text }, { signal, onProgress }));
      });
    } finally {
      leave();
    }
  });

  serve(downloadResume, async ({ params, body, reply }) => {
    const { fileName, bytes, roundTrip } = await writeDownload(
      { ...body, ...params },
      { documents, text },
      cancelledWith(reply),
    );
    if (roundTrip) reply.header('x-roundtrip', asciiJson(roundTrip));
    return reply
      .type(mediaTypes[params.format])
      .header('content-disposition', attachment(fileName))
      .send(Buffer.from(bytes));
  });

  serve(resumePages, ({ body, reply }) => drawPages(body, { documents, text }, cancelledWith(reply)));

  serve(ownDocument, async ({ request, reply }) => {
    const leave = await enterOrRefuse(request, cancelledWith(reply));
    try {
      const upload = await receiveUpload(request, ownDocumentShape);
      const { fileName, format, bytes, report } = await markOwnDocument(upload, documents, now());
      return reply
        .type(mediaTypes[format])
        .header('x-own-document', asciiJson(report))
        .header('content-disposition', attachment(fileName))
        .send(Buffer.from(bytes));
    } finally {
      leave();
    }
  });
}

/** Headers can contain only ASCII. */
const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
