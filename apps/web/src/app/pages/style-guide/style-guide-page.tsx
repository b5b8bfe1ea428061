import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDocumentTitle } from '../../../lib/browser/document-title.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/table.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { FieldExamples } from './field-examples.tsx';
import { OverlayExamples } from './overlay-examples.tsx';
import { samples } from './style-guide-samples.ts';

const variants = ['primary', 'outline', 'quiet', 'danger'] as const;
const tones = ['neutral', 'accent', 'changed', 'danger'] as const;

export function StyleGuidePage() {
  useDocumentTitle(samples.title);
  return (
    <div className="page-width space-y-10 py-12">
      <h1 className="text-4xl">{samples.title}</h1>
      <Row>
        {variants.map((variant, index) => (
          <Button key={variant} variant={variant}>
            {samples.buttons[index]}
          </Button>
        ))}
        <Button isBusy>{samples.buttons[4]}</Button>
        <Button disabled>{samples.buttons[5]}</Button>
      </Row>
      <Row>
        {tones.map((tone, index) => (
          <Badge key={tone} tone={tone}>
            {samples.badges[index]}
          </Badge>
        ))}
        <Spinner />
      </Row>
      <FieldExamples />
      <Row>
        <OverlayExamples />
        <Button
          variant="outline"
          onClick={() => toast({ title: samples.toast.title, description: samples.toast.text })}
        >
          {samples.toast.open}
        </Button>
        <Button variant="outline" onClick={() => toast({ title: samples.toast.title, variant: 'destructive' })}>
          {samples.toast.destructive}
        </Button>
      </Row>
      <TabExamples />
      <TableExample />
      <div className="grid gap-6 md:grid-cols-2">
        <EmptyState icon={FileText} title={samples.empty.title} text={samples.empty.text} />
        <Card>
          <CardHeader title={samples.card.title} text={samples.card.text} />
          <div className="space-y-4">
            <Progress label={samples.progress} value={60} />
            <Progress label={samples.progress} value={null} />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton />
          </div>
        </Card>
      </div>
    </div>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function TabExamples() {
  const [tab, setTab] = useState<string>(samples.tabs[0]);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList>
        {samples.tabs.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {samples.tabs.map((name) => (
        <TabsContent key={name} value={name}>
          {samples.tabText}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function TableExample() {
  return (
    <Table caption={samples.table.caption}>
      <TableHead>
        <tr>
          {samples.table.headings.map((heading) => (
            <TableHeading key={heading}>{heading}</TableHeading>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {samples.table.rows.map((row) => (
          <TableRow key={row[0]}>
            {row.map((cell) => (
              <TableCell key={cell}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
