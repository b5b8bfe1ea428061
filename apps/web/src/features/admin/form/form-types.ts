import { PictureAddress, WebAddress } from '@fitted/contract/primitives';
import { z } from 'zod';

/** As a form holds it, with one sentence; a choice of several shapes would answer with the library's words. */
export const OptionalAddress = z.union([WebAddress, z.literal('')]);
export const OptionalPicture = z.union([PictureAddress, z.literal('')]);
