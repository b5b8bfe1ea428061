import { PictureAddress, WebAddress } from '@fitted/contract/primitives';
import { z } from 'zod';

/** As in a form, with a single message; a union of several shapes would show the library's own text. */
export const OptionalAddress = z.union([WebAddress, z.literal('')]);
export const OptionalPicture = z.union([PictureAddress, z.literal('')]);
