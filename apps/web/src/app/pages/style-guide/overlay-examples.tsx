import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '../../../ui/overlay/alert-dialog.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/overlay/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/overlay/dropdown-menu.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { samples } from './style-guide-samples.ts';

export function OverlayExamples() {
  return (
    <>
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="outline">{samples.dialog.open}</Button>
        </DialogTrigger>
        <DialogContent title={samples.dialog.title} description={samples.dialog.text}>
          <TextInput aria-label={samples.dialog.title} />
          <DialogActions>
            <DialogClose asChild>
              <Button>{samples.dialog.done}</Button>
            </DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button variant="danger">{samples.alert.open}</Button>
        </AlertDialogTrigger>
        <AlertDialogContent
          isDangerous
          title={samples.alert.title}
          description={samples.alert.text}
          cancelLabel={samples.alert.cancel}
          confirmLabel={samples.alert.confirm}
          onConfirm={() => undefined}
        />
      </AlertDialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">{samples.menu.open}</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {samples.menu.items.map((item) => (
            <DropdownMenuItem key={item}>{item}</DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <Tooltip content={samples.tooltip.text}>
        <Button variant="quiet">{samples.tooltip.open}</Button>
      </Tooltip>
    </>
  );
}
