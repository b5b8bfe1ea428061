import { z } from 'zod';
import { Op, WireEdit, wordingOps } from '../resume/wire-edit.ts';

export const ImproveOutput = z.object({ edits: z.array(WireEdit.extend({ op: Op.extract([...wordingOps]) })) });
